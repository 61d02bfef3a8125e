/**
 * From nothing running to the first answer: `npm run bench:coldstart -- [DIR…]`. The trees stand side by side in one
 * project; each way of asking where a name is defined starts a process of its own, in turns. Beside ours those of the peers
 * that are installed, each with its own index.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, openProject } from '../engine';
import { load, machine } from '../machine';
import { commandOf, installedPeers, peersFolder } from '../peers/folder';
import { type Peer, peerEnvironment } from '../peers/peers';
import { costOf } from '../process-cost';
import { sample, seeded } from '../random';
import { percentile } from '../statistics';
import { printTable } from '../table';
import { copyOf, describe, remove, sourcesOf, temporary, treesGiven } from '../trees';
import { askServer } from './ask-server';

const ROUNDS = Number(process.env.ROUNDS ?? 20);
const CLI = join(DIST, 'cli/main.js');

/** Milliseconds of one run, by what is measured. */
type Way = () => Promise<Record<string, number>>;

async function main(trees: readonly string[]): Promise<void> {
  console.log(machine());
  const root = await copyOf(trees);
  const scratch = temporary();
  try {
    const sources = await sourcesOf(root);
    console.log(`${describe(sources)}; ${ROUNDS} processes each, milliseconds\n`);
    const ways = [...(await ownWays(root, scratch)), ...(await peerWays(root, scratch))];
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const way of ways) {
        for (const [title, value] of Object.entries(await way()))
          times.set(title, [...(times.get(title) ?? []), value]);
      }
    }
    const rows = [...times].map(([title, values]) => [
      title,
      ...[percentile(values, 0.5), percentile(values, 0.95)].map((value) => value.toFixed(0)),
    ]);
    printTable(['', 'p50', 'p95'], rows);
    console.log(`\nload ${load()}`);
  } finally {
    remove(scratch);
    remove(root);
  }
}

async function ownWays(root: string, scratch: string): Promise<Way[]> {
  const env = { ...process.env, CODELENS_CACHE_DIR: join(scratch, 'cache') };
  const empty = { ...process.env, CODELENS_CACHE_DIR: join(scratch, 'no-cache') };
  const { name, file } = await anySymbol(root, env);
  const engine = [join(__dirname, 'first-answer.js'), root, name];
  const args = JSON.stringify({ name });
  return [
    () => Promise.resolve({ 'node alone': timed(env, '-e', '0') }),
    () => Promise.resolve(engineTimes(env, 'project', engine)),
    () => Promise.resolve(engineTimes(env, 'one file', [...engine, file])),
    () =>
      Promise.resolve({
        'codelens call find_symbol': timed(env, CLI, 'call', 'find_symbol', '--project', root, '--args', args),
      }),
    async () => ({ 'codelens serve, find_symbol': await askServer(CLI, root, env, { name }) }),
    async () => {
      remove(empty.CODELENS_CACHE_DIR);
      return { 'the same without an index': await askServer(CLI, root, empty, { name }) };
    },
  ];
}

function engineTimes(env: NodeJS.ProcessEnv, about: string, script: readonly string[]): Record<string, number> {
  const started = performance.now();
  const output = execFileSync(process.execPath, script, { env, encoding: 'utf8' });
  const wall = performance.now() - started;
  const { load: loading, answer } = JSON.parse(output) as { load: number; answer: number };
  return {
    [`engine, asked of ${about}: process`]: wall,
    [`engine, asked of ${about}: loading of the code`]: loading,
    [`engine, asked of ${about}: opening and answer`]: answer,
  };
}

/** Indexes the project, and chooses one definition in it. */
async function anySymbol(root: string, env: NodeJS.ProcessEnv): Promise<{ name: string; file: string }> {
  const project = await openProject(root, { env });
  try {
    await project.index.update();
    const random = seeded(1);
    const { paths } = await sourcesOf(root);
    for (const path of sample(paths, paths.length, random)) {
      const overview = await project.symbols.overview(path);
      const [first] = overview.kind === 'file' ? overview.symbols : [];
      if (first && /^\w+$/.test(first.symbol.name)) return { name: first.symbol.name, file: path };
    }
    throw new Error(`${root} has no symbols`);
  } finally {
    await project.close();
  }
}

async function peerWays(root: string, scratch: string): Promise<Way[]> {
  const { name } = await anySymbol(root, { ...process.env, CODELENS_CACHE_DIR: join(scratch, 'cache') });
  const ways: Way[] = [];
  for (const peer of installedPeers(peersFolder())) {
    ways.push(await peerWay(peer, root, join(scratch, peer.name), name));
  }
  return ways;
}

async function peerWay(peer: Peer, tree: string, home: string, name: string): Promise<Way> {
  const root = join(home, 'tree');
  mkdirSync(home, { recursive: true });
  execFileSync('git', ['clone', '--quiet', tree, root]); // two of them keep their index in the same place
  const [program, ...first] = commandOf(peersFolder(), peer);
  const env = peerEnvironment(home);
  await costOf({ command: [program!, ...first, ...peer.index], cwd: root, env });
  return () => {
    const started = performance.now();
    execFileSync(program!, [...first, ...peer.find(name)], { cwd: root, env, stdio: 'pipe' });
    return Promise.resolve({ [`${peer.name} ${peer.find('NAME').join(' ')}`]: performance.now() - started });
  };
}

function timed(env: NodeJS.ProcessEnv, ...args: readonly string[]): number {
  const started = performance.now();
  execFileSync(process.execPath, args, { env, stdio: 'pipe' });
  return performance.now() - started;
}

void main(treesGiven());
