/**
 * How the cost of indexing grows: `npm run bench:growth -- [DIR…]`. The trees together, once, twice, four and eight times
 * side by side; and once with one, two and three parsing threads.
 */
import { load, machine } from '../machine';
import { median } from '../statistics';
import { printTable } from '../table';
import { copyOf, remove, sourcesOf, treesGiven } from '../trees';
import { type Measured, measureIndexing } from './measured';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const COPIES = [1, 2, 4, 8];
const WORKERS = [1, 2, 3];
const HEADINGS = ['files', 'lines', 'wall s', 'CPU s', 'µs CPU a line', 'MB RSS', 'MB idle', 'MB index'];

async function main(trees: readonly string[]): Promise<void> {
  console.log(machine());
  console.log(`medians of ${ROUNDS} rounds\n`);
  const rows: string[][] = [];
  for (const copies of COPIES) {
    rows.push(await withCopy(trees, copies, (root, lines) => row(`${copies} ×`, lines, measure(root))));
  }
  printTable(['size', ...HEADINGS], rows);
  console.log();
  printTable(
    ['threads', ...HEADINGS],
    await withCopy(trees, 1, (root, lines) =>
      WORKERS.map((workers) => row(String(workers), lines, measure(root, workers))),
    ),
  );
  console.log(`\nload ${load()}`);
}

async function withCopy<T>(
  trees: readonly string[],
  copies: number,
  work: (root: string, lines: number) => T,
): Promise<T> {
  const root = await copyOf(trees, copies);
  try {
    return work(root, (await sourcesOf(root)).lines);
  } finally {
    remove(root);
  }
}

function measure(root: string, workers?: number): Measured[] {
  return Array.from({ length: ROUNDS }, () => measureIndexing(root, workers));
}

function row(title: string, lines: number, runs: readonly Measured[]): string[] {
  const of = (figure: (one: Measured) => number): number => median(runs.map(figure));
  const cpu = of((one) => one.cpu);
  return [
    title,
    String(of((one) => one.files)),
    String(lines),
    of((one) => one.wall).toFixed(2),
    cpu.toFixed(2),
    ((cpu / lines) * 1e6).toFixed(1),
    (of((one) => one.rss) / 1e6).toFixed(0),
    (of((one) => one.idle) / 1e6).toFixed(0),
    (of((one) => one.size) / 1e6).toFixed(1),
  ];
}

void main(treesGiven());
