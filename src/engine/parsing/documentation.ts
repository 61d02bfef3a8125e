import { oneLine } from './one-line';

/** What a comment line begins with, in any of the languages: `//`, `/**`, `/*!`, `#`, and the star of a line within. */
const LINE_MARK = /^(?:\/\*+!?|\/\/+!?|#+!?|\*(?!\/))/;
const BLOCK_END = /\*+\/$/;
const STRING_MARK = /^[a-zA-Z]*("""|'''|"|')/;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** The first line of a comment that says something, without its marks; "" when none does. */
export function firstCommentLine(comment: string): string {
  return firstLine(comment.split('\n').map((line) => line.trim().replace(BLOCK_END, '').replace(LINE_MARK, '')));
}

/** The same of a string literal that documents what it stands in. */
export function firstDocstringLine(literal: string): string {
  const quote = STRING_MARK.exec(literal)?.[1] ?? '';
  const content = literal.replace(STRING_MARK, '');
  return firstLine((content.endsWith(quote) ? content.slice(0, content.length - quote.length) : content).split('\n'));
}

function firstLine(lines: readonly string[]): string {
  return oneLine(lines.find((line) => HAS_WORD.test(line)) ?? '');
}
