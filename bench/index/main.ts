/**
 * What indexing costs, cold: `npm run bench:index -- [DIR…]`. Beside it in the same run, in turns: universal-ctags on
 * the same files (Debian package universal-ctags), and reading them (ripgrep counting their lines).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { languageOf } from '../../src/engine/languages';
import { openWorkspace } from '../../src/engine/workspace';
import { median } from '../framework/statistics';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** There on every machine after `npm ci`. */
const DEFAULTS = ['typescript', 'eslint', '@modelcontextprotocol/sdk'].map((name) => join('node_modules', name));
const LARGEST_FILE = 1_000_000;

interface Measured {
  readonly files: number;
  readonly symbols: number;
  /** Bytes of the index. */
  readonly size: number;
  /** Seconds. */
  readonly wall: number;
  readonly cpu: number;
  /** Bytes, at the most. */
  readonly rss: number;
}

async function main(directories: readonly string[]): Promise<void> {
  console.log(
    `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${loadavg()[0]!.toFixed(2)}`,
  );
  console.log(`medians of ${ROUNDS} rounds\n`);
  for (const directory of directories) await bench(resolve(directory));
}

async function bench(root: string): Promise<void> {
  const files = await sourcesOf(root);
  const ours: Measured[] = [];
  const ctags: number[] = [];
  const reading: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(
      JSON.parse(
        execFileSync(process.execPath, [join(__dirname, 'measure.js'), root], { encoding: 'utf8' }),
      ) as Measured,
    );
    ctags.push(
      seconds('ctags', ['--options=NONE', '--languages=all', '-f', '-', '-L', '-'], root, files.paths.join('\n')),
    );
    reading.push(seconds('xargs', ['-0', ripgrep(), '--no-config', '-c', ''], root, files.paths.join('\0')));
  }
  const of = (figure: (one: Measured) => number): number => median(ours.map(figure));
  const megabytes = files.bytes / 1e6;
  const wall = of((one) => one.wall);
  console.log(`${root}: ${files.paths.length} files, ${files.lines} lines, ${megabytes.toFixed(1)} MB`);
  console.log(
    `  codelens   ${wall.toFixed(2)} s wall, ${of((one) => one.cpu).toFixed(2)} s CPU, ${(of((one) => one.rss) / 1e6).toFixed(0)} MB RSS`,
  );
  console.log(
    `             ${(megabytes / wall).toFixed(1)} MB/s, ${(files.paths.length / wall).toFixed(0)} files/s, ${of((one) => one.symbols)} symbols`,
  );
  const index = of((one) => one.size);
  console.log(
    `             index ${(index / 1e6).toFixed(1)} MB, ${(index / files.lines).toFixed(1)} MB per million lines`,
  );
  console.log(`  ctags      ${median(ctags).toFixed(2)} s wall: ours is ${(wall / median(ctags)).toFixed(1)} ×`);
  console.log(`  reading    ${median(reading).toFixed(2)} s wall: ours is ${(wall / median(reading)).toFixed(0)} ×\n`);
}

/** What both sides are given. */
async function sourcesOf(root: string): Promise<{ paths: string[]; bytes: number; lines: number }> {
  const listed = (await openWorkspace(root).listFiles()).filter((path) => languageOf(path));
  const paths: string[] = [];
  let bytes = 0;
  let lines = 0;
  for (const path of listed) {
    const content = readFileSync(join(root, path));
    if (content.length > LARGEST_FILE) continue;
    paths.push(path);
    bytes += content.length;
    lines += content.filter((byte) => byte === 0x0a).length;
  }
  return { paths, bytes, lines };
}

function seconds(command: string, args: readonly string[], cwd: string, input: string): number {
  const started = performance.now();
  const { error } = spawnSync(command, args, { cwd, input, stdio: ['pipe', 'ignore', 'ignore'] });
  if (error) throw new Error(`${command} is needed`, { cause: error });
  return (performance.now() - started) / 1000;
}

function ripgrep(): string {
  return require.resolve(`@vscode/ripgrep-${process.platform}-${process.arch}/bin/rg`);
}

const given = process.argv.slice(2);
void main(given.length > 0 ? given : DEFAULTS);
