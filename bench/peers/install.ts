/**
 * Installs the indexers that bench:index compares us with, outside the project: `npm run bench:peers:install -- [FOLDER]`.
 * Needs nothing but the registry that npm is configured for, and a C++ compiler and python3 for native code.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import { commandOf, folderOf, NODE_PACKAGE, NODE_VERSION, nodePackageOf, peersFolder } from './folder';
import { type Peer, peerEnvironment, PEERS } from './peers';

const PROJECT = resolve(__dirname, '../..');
const LAST_LINES = 12;

function main(folder: string): void {
  if (!relative(PROJECT, folder).startsWith('..')) {
    throw new Error(`${folder} is inside the project; name a folder outside, or none for ${peersFolder()}`);
  }
  mkdirSync(folder, { recursive: true });
  console.log(`installing into ${folder}`);
  const node = { name: 'node', version: NODE_VERSION };
  if (
    !attempt(folderOf(folder, node), `${NODE_PACKAGE} ${NODE_VERSION}`, () => {
      installNode(folder, node);
    })
  ) {
    console.log('without it no peer can be run');
    return;
  }
  for (const peer of PEERS) {
    attempt(folderOf(folder, peer), `${peer.name} ${peer.version}`, () => {
      installPeer(folder, peer);
    });
  }
}

/** What could not be installed leaves nothing behind that would be taken for a peer. */
function attempt(directory: string, what: string, work: () => void): boolean {
  try {
    work();
    console.log(`${what}: installed`);
    return true;
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    process.exitCode = 1;
    console.log(`${what}: could not be installed: ${reasonOf(error)}`);
    return false;
  }
}

function installNode(folder: string, node: { name: string; version: string }): void {
  const to = emptyPackage(folderOf(folder, node), []);
  npm(process.env, to, 'install', '--ignore-scripts', '--save-exact', `${NODE_PACKAGE}@${NODE_VERSION}`);
  const said = execFileSync(join(nodePackageOf(folder), 'bin', 'node'), ['--version'], { encoding: 'utf8' }).trim();
  if (said !== `v${NODE_VERSION}`) throw new Error(`it says that it is ${said}`);
}

function installPeer(folder: string, peer: Peer): void {
  const nodePackage = nodePackageOf(folder);
  const env = {
    ...process.env,
    PATH: [join(nodePackage, 'bin'), process.env.PATH].join(delimiter),
    npm_config_nodedir: nodePackage, // node-gyp would download the headers
    ...peer.scriptsEnv,
  };
  const to = emptyPackage(folderOf(folder, peer), peer.scripts);
  const packages = [`${peer.name}@${peer.version}`, ...peer.parts];
  npm(env, to, 'install', '--ignore-scripts', '--omit=optional', '--save-exact', ...packages);
  if (peer.scripts.length > 0) npm(env, to, 'rebuild', ...peer.scripts);
  const [program, ...args] = [...commandOf(folder, peer), '--version'];
  execFileSync(program, args, { env: peerEnvironment(to), stdio: 'pipe' });
}

function emptyPackage(directory: string, scripts: readonly string[]): string {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const allowScripts = Object.fromEntries(scripts.map((name) => [name, true]));
  writeFileSync(join(directory, 'package.json'), JSON.stringify({ private: true, allowScripts }));
  return directory;
}

function npm(env: NodeJS.ProcessEnv, directory: string, ...args: readonly string[]): void {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', [...args, '--prefix', directory, ...quiet], { cwd: directory, env, stdio: 'pipe' });
}

/** The end of what a program said, or why it could not be run. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = 'stderr' in error && error.stderr instanceof Buffer ? error.stderr.toString().trim() : '';
  return said === '' ? error.message : said.split('\n').slice(-LAST_LINES).join('\n  ');
}

main(resolve(process.argv[2] ?? peersFolder()));
