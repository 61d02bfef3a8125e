/**
 * What questions cost on a big project: `npm run bench:queries -- [DIR…]`. The trees stand side by side in one project,
 * copied as often as it takes to reach LINES (3 million unless set).
 */
import { setTimeout } from 'node:timers/promises';
import type { Project } from '../../src/engine';
import { openProject, storeQueries } from '../engine';
import { load, machine } from '../machine';
import { sample, seeded } from '../random';
import { percentile } from '../statistics';
import { printTable } from '../table';
import { copyOf, describe, remove, sourcesOf, temporary, treesGiven } from '../trees';

const LINES = Number(process.env.LINES ?? 3_000_000);
const QUESTIONS = Number(process.env.QUESTIONS ?? 500);
/** Most names have fewer places, or more. */
const MOST_TRIED = 20_000;
const NAME_LENGTHS = { from: 4, to: 60 };
const REFERENCES = { from: 150, to: 250 };
/** Longer than a look at the tree is good for. */
const PAUSE_MS = 1_100;
const PAUSES = 10;

const random = seeded(1);

async function main(trees: readonly string[]): Promise<void> {
  console.log(machine());
  const all = await Promise.all(trees.map((tree) => sourcesOf(tree)));
  const copies = Math.max(1, Math.ceil(LINES / all.reduce((sum, { lines }) => sum + lines, 0)));
  const root = await copyOf(trees, copies);
  const cache = temporary();
  const project = await openProject(root, { env: { CODELENS_CACHE_DIR: cache } });
  try {
    await project.index.update();
    const { symbols, size } = project.status();
    console.log(
      `${trees.length} trees, ${copies} copies each: ${describe(await sourcesOf(root))}, ${symbols} symbols, index ${(size / 1e6).toFixed(0)} MB`,
    );
    await measure(project);
    console.log(`\nRSS ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB, load ${load()}`);
  } finally {
    await project.close();
    remove(cache);
    remove(root);
  }
}

async function measure(project: Project): Promise<void> {
  const names = await namesOf(project);
  const asked = sample(names, QUESTIONS, random);
  const referenced = await referencedNames(project, names);
  const rows: string[][] = [];
  const ask = async (
    title: string,
    of: readonly string[],
    question: (text: string) => Promise<unknown>,
  ): Promise<void> => {
    await question(of[0]!); // the tree is looked at once before, and not again within a second
    rows.push([title, ...(await times(of, question))]);
  };
  await ask('exact name', asked, (name) => project.symbols.find(name));
  await ask('substring', asked.map(partOf), (part) => project.symbols.find(part, { exact: false }));
  await ask(`references (${REFERENCES.from}–${REFERENCES.to})`, referenced, (name) => references(project, name, false));
  await ask('the same, files compared', referenced, (name) => references(project, name, true));
  const pausing = asked.slice(0, PAUSES);
  rows.push([
    `exact name after ${PAUSE_MS} ms`,
    ...(await times(pausing, (name) => project.symbols.find(name), PAUSE_MS)),
  ]);
  console.log();
  printTable(['milliseconds', 'questions', 'p50', 'p95', 'most'], rows);
}

async function times(
  of: readonly string[],
  question: (text: string) => Promise<unknown>,
  pause = 0,
): Promise<string[]> {
  const taken: number[] = [];
  for (const text of of) {
    if (pause > 0) await setTimeout(pause);
    const started = performance.now();
    await question(text);
    taken.push(performance.now() - started);
  }
  return [
    String(taken.length),
    ...[percentile(taken, 0.5), percentile(taken, 0.95), Math.max(...taken)].map((value) => value.toFixed(2)),
  ];
}

async function namesOf({ index }: Project): Promise<string[]> {
  const { value } = await index.answer((connection) => ({
    value: storeQueries.namesOfLength(connection, NAME_LENGTHS.from, NAME_LENGTHS.to),
    files: [],
  }));
  return value;
}

/** Names used about 200 times in the project. */
async function referencedNames(project: Project, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of sample(names, MOST_TRIED, random)) {
    const count = await references(project, name, false);
    if (count >= REFERENCES.from && count <= REFERENCES.to) found.push(name);
    if (found.length === QUESTIONS) break;
  }
  return found;
}

/** @param compared whether the files of the answer are compared with the disk, as they are for a tool's answer */
async function references({ index }: Project, name: string, compared: boolean): Promise<number> {
  const { value } = await index.answer((connection) => {
    const files = storeQueries.occurrencesOf(connection, name);
    return { value: files, files: compared ? files.map(({ file }) => file) : [] };
  });
  return value.reduce((sum, { places }) => sum + places.length, 0);
}

function partOf(name: string): string {
  const from = Math.floor(random() * (name.length - 3));
  return name.slice(from, from + 4);
}

void main(treesGiven());
