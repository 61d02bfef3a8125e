import { applyPatch } from 'diff';
import { LineEditor, type EditResult } from '../../../src/engine/edits';
import { sha256, Workspace } from '../../../src/engine/workspace';
import { TemporaryProject } from '../workspace/temporary-project';

const SEED = 20260731;
const RUNS = 300;

jest.setTimeout(60_000); // files of many megabytes, or many files, are synced to disk

const project = new TemporaryProject();

/** mulberry32: small, and the same everywhere. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const TEXTS = ['', 'a', 'b', '  indented', 'ä漢', '😀𝒳', 'in\rside', '-- minus', '++ plus', '\\ backslash', 'a '];

/** The naive model: a text is what these pieces join to, and a line's text is the piece without its newline. */
const piecesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const textOf = (piece: string): string => piece.replace(/\r?\n$/, '');
const endingOf = (piece: string): string => piece.slice(textOf(piece).length);

type Random = (below: number) => number;

function randomText(random: Random, lines: number, endings: readonly string[]): string {
  const pick = (from: readonly string[]): string => from[random(from.length)] ?? '';
  const text = Array.from({ length: lines }, () => pick(TEXTS) + pick(endings)).join('');
  return random(3) === 0 ? text.replace(/\r?\n$/, '') : text;
}

interface Case {
  readonly bom: string;
  readonly before: string;
  /** Pieces from `start` (0-based), `removed` of them, give way to the content's. */
  readonly start: number;
  readonly removed: number;
  readonly content: string;
  readonly run: (editor: LineEditor) => Promise<EditResult>;
}

function randomCase(random: Random): Case {
  const endings = [['\n'], ['\r\n'], ['\n', '\r\n']][random(3)] ?? [];
  const before = randomText(random, random(12), endings);
  const count = piecesOf(before).length;
  const bom = random(4) === 0 ? '\uFEFF' : '';
  const content = randomText(random, random(5), ['\n', '\r\n']);
  const path = 'a.txt';
  if (count === 0 || random(3) === 0) {
    const start = random(count + 1);
    const run = (editor: LineEditor) => editor.insertAtLine({ path, line: start + 1, content });
    return { bom, before, start, removed: 0, content, run };
  }
  const start = random(count);
  const removed = 1 + random(count - start);
  const range = { path, startLine: start + 1, endLine: start + removed };
  return random(3) === 0
    ? { bom, before, start, removed, content: '', run: (editor) => editor.deleteLines(range) }
    : { bom, before, start, removed, content, run: (editor) => editor.replaceLines({ ...range, content }) };
}

function expectOnlyTheRangeChanged({ before, start, removed, content }: Case, after: string): void {
  const old = piecesOf(before);
  const now = piecesOf(after);
  const wanted = piecesOf(content).map(textOf);
  const above = old.slice(0, start).join('');
  const below = old.slice(start + removed).join('');

  expect(now.map(textOf)).toEqual([
    ...old.slice(0, start).map(textOf),
    ...wanted,
    ...old.slice(start + removed).map(textOf),
  ]);
  expect(after.startsWith(above)).toBe(true);
  expect(after.endsWith(below)).toBe(true);

  const endsOpen = old.length > 0 && endingOf(old.at(-1) ?? '') === '';
  const atEnd = start + removed === old.length;
  if (wanted.length > 0) {
    expect(endingOf(now.at(-1) ?? '') === '').toBe(endsOpen && textOf(now.at(-1) ?? '') !== '');
  }
  const known = new Set(piecesOf(before).map(endingOf).filter(Boolean));
  const written = now.slice(start, start + wanted.length - (atEnd && endsOpen ? 1 : 0)).map(endingOf);
  if (known.size > 0) {
    expect([...known]).toEqual(expect.arrayContaining(written));
  }
  written.slice(0, removed).forEach((ending, i) => {
    expect(ending).toBe(endingOf(old[start + i] ?? '') || ending);
  });
}

it(`random edits of random files do what a naive model says, and leave all other bytes (seed ${SEED})`, async () => {
  const random = randomNumbers(SEED);
  const editor = new LineEditor(new Workspace(project.root));
  for (let run = 0; run < RUNS; run++) {
    const edit = randomCase(random);
    const bytes = Buffer.from(edit.bom + edit.before);
    project.write('a.txt', bytes);
    const { applied, files } = await edit.run(editor);
    const now = project.read('a.txt');
    try {
      expect(now.startsWith(edit.bom)).toBe(true);
      const after = now.slice(edit.bom.length);
      expectOnlyTheRangeChanged(edit, after);
      expect(applied).toBe(after !== edit.before);
      for (const file of files) {
        expect(applyPatch(edit.before, file.diff, { autoConvertLineEndings: false })).toBe(after);
        expect(file.added - file.removed).toBe(piecesOf(after).length - piecesOf(edit.before).length);
        expect([file.sha256Before, file.sha256After]).toEqual([sha256(bytes), sha256(Buffer.from(now))]);
      }
    } catch (error) {
      throw new Error(`run ${run}: ${JSON.stringify({ ...edit, now })}`, { cause: error });
    }
  }
});
