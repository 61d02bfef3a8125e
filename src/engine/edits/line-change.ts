import { EngineError } from '../errors';
import type { Line, LineEnding, LineIndex } from '../workspace';

/** Lines `startLine` to `endLine`, 1-based and inclusive, give way to others; for an insertion `endLine` is one less. */
export interface LineChange {
  readonly startLine: number;
  readonly endLine: number;
  readonly lines: readonly Line[];
}

/**
 * Line endings are kept per line. A new line gets the ending of the line it replaces, counted from the start of the
 * range; beyond the replaced ones that of the new line before it; where nothing was replaced, that of the nearest line,
 * looked for above first; in a file without any ending, the first one of the content, else `\n`.
 * The end of the file is kept too: it has a final newline afterwards if it had one before. It gets one nevertheless where
 * its last line is empty, which only a newline makes a line, and with the first lines of an empty file.
 */
export function replacement(file: LineIndex, startLine: number, endLine: number, content: readonly Line[]): LineChange {
  const lines = withEndings(file, startLine, endLine, content);
  return { startLine, endLine, lines: checked(endsOpen(file, endLine) ? withoutFinalNewline(lines) : lines) };
}

/** The bytes of all other lines stay, also where the deleted ones were an end without newline. */
export function deletion(startLine: number, endLine: number): LineChange {
  return { startLine, endLine, lines: [] };
}

/**
 * @param line the number that the first inserted line will have: 1 to count + 1
 * @see replacement for the endings
 */
export function insertion(file: LineIndex, line: number, content: readonly Line[]): LineChange {
  const lines = withEndings(file, line, line - 1, content);
  if (lines.length === 0 || !endsOpen(file, line - 1)) {
    return { startLine: line, endLine: line - 1, lines: checked(lines) };
  }
  // Behind a last line without newline: the newline goes between.
  const closed: Line = { text: file.line(file.count).text, ending: lines[0]?.ending ?? '' };
  return { startLine: file.count, endLine: file.count, lines: checked([closed, ...withoutFinalNewline(lines)]) };
}

/** Whether this is the last line and has no newline. */
function endsOpen(file: LineIndex, line: number): boolean {
  return line > 0 && line === file.count && file.line(line).ending === '';
}

function withEndings(file: LineIndex, startLine: number, endLine: number, content: readonly Line[]): Line[] {
  let ending = endingAround(file, startLine, endLine) ?? ownEnding(content) ?? '\n';
  return content.map(({ text }, i) => {
    const replaced = startLine + i;
    ending = (replaced <= endLine && file.line(replaced).ending) || ending;
    return { text, ending };
  });
}

/** Of two lines above, since the last line may have none; else of the line below. */
function endingAround(file: LineIndex, startLine: number, endLine: number): LineEnding | undefined {
  for (const line of [startLine - 1, startLine - 2, endLine + 1]) {
    const ending = line >= 1 && line <= file.count ? file.line(line).ending : '';
    if (ending) {
      return ending;
    }
  }
  return undefined;
}

function ownEnding(content: readonly Line[]): LineEnding | undefined {
  return content.find(({ ending }) => ending !== '')?.ending;
}

function withoutFinalNewline(lines: readonly Line[]): Line[] {
  return lines.map((line, i) => (i === lines.length - 1 && line.text !== '' ? { text: line.text, ending: '' } : line));
}

/** A lone carriage return before `\n` would turn into a line ending: refused, since the text would not come back. */
function checked(lines: readonly Line[]): readonly Line[] {
  if (lines.some(({ text, ending }) => ending === '\n' && text.endsWith('\r'))) {
    const message =
      'a line would end in a carriage return followed by \\n, and so in another line ending: remove the \\r';
    throw new EngineError('invalid', message);
  }
  return lines;
}
