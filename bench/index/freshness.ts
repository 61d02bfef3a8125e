/**
 * How soon an edit is seen: `npm run bench:freshness -- [DIR…]`. In a copy of the trees a definition of a real file gets a
 * new name, and the engine is asked for that name until it answers with it; the time is from before the write.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Project, SymbolKind } from '../../src/engine';
import { openProject } from '../engine';
import { load, machine } from '../machine';
import { sample, seeded } from '../random';
import { percentile } from '../statistics';
import { printTable } from '../table';
import { copyOf, describe, remove, sourcesOf, temporary, treesGiven } from '../trees';

const EDITS = Number(process.env.EDITS ?? 100);
/** Each of these waits for up to a second. */
const PROJECT_EDITS = Number(process.env.PROJECT_EDITS ?? 30);
const NORMAL = { from: 2_000, to: 40_000 };
const LARGE = { from: 130_000, to: 200_000 };
/** The age of the last look at the tree decides what an answer about the project costs: any within this is as likely. */
const LONGEST_PAUSE_MS = 1_500;
const GIVE_UP_MS = 5_000;
/** Their names are theirs alone: `module.exports`, for one, would define nothing by another name. */
const RENAMED: readonly SymbolKind[] = ['function', 'class', 'interface', 'struct', 'enum', 'type_alias'];

interface Edit {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

type Seen = (project: Project, edit: Edit) => Promise<boolean>;

const inItsFile: Seen = async ({ symbols }, { path, name }) => (await symbols.find(name, { within: path })).count > 0;
const inTheProject: Seen = async ({ symbols }, { name }) => (await symbols.find(name)).count > 0;
const asOurOwn: Seen = (project, edit) => {
  project.index.noteChanged([edit.path]); // what the engine's editor does after it has written
  return inTheProject(project, edit);
};

async function main(trees: readonly string[]): Promise<void> {
  console.log(machine());
  const root = await copyOf(trees);
  const cache = temporary();
  const project = await openProject(root, { env: { CODELENS_CACHE_DIR: cache } });
  try {
    await project.index.update();
    const sources = await sourcesOf(root);
    console.log(`${describe(sources)}; milliseconds from the write to the answer\n`);
    const sized = ({ from, to }: typeof NORMAL): string[] =>
      sources.paths.filter((path) => isBetween(statSync(join(root, path)).size, from, to));
    const rows = [
      await row(project, 'asked of its file, 2–40 kB', sized(NORMAL), EDITS, inItsFile),
      await row(project, 'asked of its file, 130–200 kB', sized(LARGE), EDITS, inItsFile),
      await row(project, 'own edit, asked of the project', sized(NORMAL), EDITS, asOurOwn),
      await row(
        project,
        'foreign edit, asked of the project',
        sized(NORMAL),
        PROJECT_EDITS,
        inTheProject,
        LONGEST_PAUSE_MS,
      ),
    ];
    printTable(['', 'files', 'edits', 'p50', 'p95', 'most'], rows);
    console.log(`\nload ${load()}`);
  } finally {
    await project.close();
    remove(cache);
    remove(root);
  }
}

async function row(
  project: Project,
  title: string,
  paths: readonly string[],
  count: number,
  isSeen: Seen,
  longestPause = 0,
): Promise<string[]> {
  const random = seeded(1);
  const files = sample(paths, count, random);
  const times: number[] = [];
  const unseen: string[] = [];
  for (let tried = 0; times.length < count && tried < 3 * count && files.length > 0; tried++) {
    const edit = await editOf(project, files[tried % files.length]!, tried, random);
    if (!edit) continue;
    await setTimeout(random() * longestPause);
    const taken = await timeUntilSeen(project, edit, isSeen);
    if (taken === undefined) unseen.push(`${edit.path}: ${edit.name}`);
    else times.push(taken);
  }
  if (unseen.length > 0) console.log(`never seen: ${unseen.join(', ')}`);
  if (times.length === 0) return [title, '0', '0', '–', '–', '–'];
  const figures = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map((value) =>
    value.toFixed(1),
  );
  return [title, String(files.length), String(times.length), ...figures];
}

async function timeUntilSeen(project: Project, edit: Edit, isSeen: Seen): Promise<number | undefined> {
  const started = performance.now();
  writeFileSync(join(project.workspace.root, edit.path), edit.text);
  while (!(await isSeen(project, edit))) {
    if (performance.now() - started > GIVE_UP_MS) return undefined;
    await setTimeout(1);
  }
  return performance.now() - started;
}

/** @returns undefined for a file without a definition that can be renamed */
async function editOf(project: Project, path: string, serial: number, random: () => number): Promise<Edit | undefined> {
  const overview = await project.symbols.overview(path);
  if (overview.kind !== 'file') throw new Error(`${path} is not a file`);
  const [chosen] = sample(
    overview.symbols.filter(({ symbol }) => RENAMED.includes(symbol.kind)),
    1,
    random,
  );
  if (!chosen) return undefined;
  const { name, nameLine, nameColumn } = chosen.symbol;
  if (name === 'default') return undefined; // the name of what is exported without one stands at the keyword
  const lines = readFileSync(join(project.workspace.root, path), 'utf8').split('\n');
  const line = lines[nameLine - 1] ?? '';
  // Strings, operators and names put together from several places do not stand there as they are called.
  if (!/^[\w$]+$/.test(name) || !line.startsWith(name, nameColumn - 1)) return undefined;
  const seen = `seen${serial}_${name}`;
  lines[nameLine - 1] = line.slice(0, nameColumn - 1) + seen + line.slice(nameColumn - 1 + name.length);
  return { path, name: seen, text: lines.join('\n') };
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

void main(treesGiven());
