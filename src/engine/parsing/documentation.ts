import { oneLine } from './one-line';

/** What a comment line begins with, in any of the languages: `//`, `/**`, `/*!`, `#`, `--`, `--[[`, and the star of a line within. */
const LINE_MARK = /^(?:\/\*+!?|\/\/+!?|#+!?|--+(?:\[=*\[)?|\*(?!\/))/;
const BLOCK_END = /(?:\*+\/|\]=*\])$/;
const STRING_MARK = /^[a-zA-Z]*("""|'''|"|')/;
/**
 * A message to a tool: `//go:embed`, `//nolint:all` (https://go.dev/doc/comment#syntax), `# shellcheck disable=SC2034`,
 * `# rubocop:disable all`, `# frozen_string_literal: true`.
 */
const DIRECTIVE = /^(?:\/\/[a-z0-9]+:[a-z0-9]|# ?(?:shellcheck |rubocop:|frozen_string_literal:))/;
const HAS_WORD = /[\p{L}\p{N}]/u;

/** The first line of a comment that says something, without its marks; "" when none does. */
export function firstCommentLine(comment: string): string {
  const lines = comment.split('\n').map((line) => line.trim());
  const spoken = lines.filter((line) => !DIRECTIVE.test(line));
  return firstLine(spoken.map((line) => line.replace(BLOCK_END, '').replace(LINE_MARK, '')));
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
