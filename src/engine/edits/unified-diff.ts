import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import type { LineIndex } from '../workspace';
import type { LineChange } from './line-change';

/** As `diff -u` and git have it. */
const CONTEXT_LINES = 3;

/** The search for the shortest diff costs up to the square of this; a change with more lines is shown as one block. */
const MOST_EDITS = 1000;

export interface UnifiedDiff {
  readonly added: number;
  readonly removed: number;
  /** With the headers `a/path` and `b/path`, to be applied by git and patch; "" when nothing changes. */
  readonly diff: string;
}

/** Looks at the changed lines and the few around them only, however long the file is. */
export function unifiedDiff(path: string, file: LineIndex, change: LineChange): UnifiedDiff {
  const first = Math.max(1, change.startLine - CONTEXT_LINES);
  const last = Math.min(file.count, change.endLine + CONTEXT_LINES);
  const above = linesOf(file, first, change.startLine - 1);
  const below = linesOf(file, change.endLine + 1, last);
  const before = [...above, ...linesOf(file, change.startLine, change.endLine), ...below];
  const after = [...above, ...change.lines.map(({ text, ending }) => text + ending), ...below];

  const hunks = (shortest(before, after) ?? [asOneBlock(before, after)]).map((hunk) => ({
    ...hunk,
    oldStart: hunk.oldStart + first - 1,
    newStart: hunk.newStart + first - 1,
  }));
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const names = { oldFileName: `a/${path}`, newFileName: `b/${path}`, oldHeader: undefined, newHeader: undefined };
  return {
    added: lines.filter((line) => line.startsWith('+')).length,
    removed: lines.filter((line) => line.startsWith('-')).length,
    diff: hunks.length > 0 ? formatPatch({ ...names, hunks }, FILE_HEADERS_ONLY) : '',
  };
}

function linesOf(file: LineIndex, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const { text, ending } = file.line(first + i);
    return text + ending;
  });
}

/** @returns undefined when there are more edits than `MOST_EDITS` */
function shortest(before: readonly string[], after: readonly string[]): StructuredPatchHunk[] | undefined {
  if (Math.abs(before.length - after.length) > MOST_EDITS) {
    return undefined; // known without a search
  }
  const options = { context: CONTEXT_LINES, maxEditLength: MOST_EDITS };
  return structuredPatch('', '', before.join(''), after.join(''), undefined, undefined, options)?.hunks;
}

function asOneBlock(before: readonly string[], after: readonly string[]): StructuredPatchHunk {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) {
    same++;
  }
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) {
    sameAtEnd++;
  }
  const start = Math.max(0, same - CONTEXT_LINES);
  const cut = Math.max(0, sameAtEnd - CONTEXT_LINES);
  const context = (some: readonly string[]): string[] => some.map((line) => ` ${line}`);
  const lines = [
    ...context(before.slice(start, same)),
    ...before.slice(same, before.length - sameAtEnd).map((line) => `-${line}`),
    ...after.slice(same, after.length - sameAtEnd).map((line) => `+${line}`),
    ...context(before.slice(before.length - sameAtEnd, before.length - cut)),
  ];
  return {
    oldStart: start + 1,
    oldLines: before.length - cut - start,
    newStart: start + 1,
    newLines: after.length - cut - start,
    lines: lines.flatMap((line) =>
      line.endsWith('\n') ? [line.slice(0, -1)] : [line, '\\ No newline at end of file'],
    ),
  };
}
