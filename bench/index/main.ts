/**
 * What indexing costs, cold: `npm run bench:index -- [DIR…]`. Beside it, in turns and on the same copy of each tree:
 * universal-ctags on the same files (Debian package universal-ctags), ripgrep counting their lines, and the peers that
 * `npm run bench:peers:install` has installed. ROUNDS, TIME_LIMIT: seconds that one run of a peer may take.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { load, machine } from '../machine';
import { type Cost, costOf, TimeLimitExceeded } from '../process-cost';
import { median, ratio } from '../statistics';
import { printTable } from '../table';
import { copyOf, describe, remove, sizeOf, type Sources, sourcesOf, temporary, treesGiven } from '../trees';
import { type Contestant, contestants } from './contestants';
import { type Measured, measureIndexing } from './measured';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const TIME_LIMIT = Number(process.env.TIME_LIMIT ?? 300);

interface Run extends Cost {
  /** Bytes. */
  readonly index: number;
}

interface Entry extends Contestant {
  readonly runs: Run[];
  failure?: string;
}

async function main(trees: readonly string[]): Promise<void> {
  console.log(machine());
  console.log(`medians of ${ROUNDS} rounds; ratios to ours within a round (range)`);
  for (const tree of trees) {
    const root = await copyOf([tree]);
    try {
      await bench(tree, root);
    } finally {
      remove(root);
    }
  }
}

async function bench(tree: string, root: string): Promise<void> {
  const sources = await sourcesOf(root);
  const scratch = temporary();
  try {
    const entries: Entry[] = contestants(root, sources, scratch).map((one) => ({ ...one, runs: [] }));
    const engine: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      engine.push(measureIndexing(root));
      for (const entry of entries) {
        if (entry.failure === undefined) await run(entry, scratch);
      }
    }
    console.log(`\n${tree}: ${describe(sources)}; load ${load()}`);
    printEngine(sources, engine);
    printTable(
      ['', 'wall s', 'CPU s', 'MB RSS', 'MB index', 'wall ×', 'CPU ×', 'RSS ×', 'index ×'],
      entries.map((entry) => [entry.name, ...figures(entry, entries[0]!)]),
    );
  } finally {
    remove(scratch);
  }
}

async function run(entry: Entry, scratch: string): Promise<void> {
  const home = join(scratch, 'home');
  remove(home);
  mkdirSync(home);
  if (entry.index !== undefined) remove(entry.index);
  try {
    const cost = await costOf({ timeLimit: TIME_LIMIT, ...entry.run });
    entry.runs.push({ ...cost, index: entry.index === undefined ? 0 : sizeOf(entry.index) });
  } catch (error) {
    entry.failure = error instanceof TimeLimitExceeded ? error.message : String(error);
  } finally {
    if (entry.index !== undefined) remove(entry.index);
  }
}

function figures({ runs, failure, index }: Entry, ours: Entry): string[] {
  if (failure !== undefined) return [failure];
  const of = (figure: (run: Run) => number, digits: number, unit = 1): string =>
    (median(runs.map(figure)) / unit).toFixed(digits);
  const against = (figure: (run: Run) => number): string => ratio(runs.map(figure), ours.runs.map(figure));
  return [
    of((one) => one.wall, 2),
    of((one) => one.cpu, 2),
    of((one) => one.rss, 0, 1e6),
    index === undefined ? '–' : of((one) => one.index, 1, 1e6),
    against((one) => one.wall),
    against((one) => one.cpu),
    against((one) => one.rss),
    index === undefined ? '–' : against((one) => one.index),
  ];
}

/** Without the start of the process and of the command. */
function printEngine({ paths, bytes, lines }: Sources, runs: readonly Measured[]): void {
  const of = (figure: (one: Measured) => number): number => median(runs.map(figure));
  const wall = of((one) => one.wall);
  const size = of((one) => one.size);
  console.log(
    `  engine: ${wall.toFixed(2)} s, ${(bytes / 1e6 / wall).toFixed(1)} MB/s, ${(paths.length / wall).toFixed(0)} files/s, ` +
      `${of((one) => one.symbols)} symbols, ${(size / lines).toFixed(1)} MB of index per million lines; ` +
      `RSS ${(of((one) => one.rss) / 1e6).toFixed(0)} MB, idle ${(of((one) => one.idle) / 1e6).toFixed(0)} MB`,
  );
}

void main(treesGiven());
