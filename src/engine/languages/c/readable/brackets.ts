import type { Token } from './tokens';

const OPENS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** As far as an opening bracket is looked for behind others that nothing closes. */
const MOST_UNCLOSED = 64;

/** For the index of each opening bracket the index of its closing one; a brace closes what is open within it. */
export function matchBrackets(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach(({ text, kind }, index) => {
    if (kind !== 'mark') {
      return;
    }
    const opening = OPENS[text];
    if (text === '(' || text === '[' || text === '{') {
      open.push(index);
    } else if (opening !== undefined) {
      const depth = depthOf(opening, open, tokens);
      const start = open[depth];
      if (start !== undefined) {
        ends.set(start, index);
        open.length = depth;
      }
    }
  });
  return ends;
}

/** Where in the list of open brackets the innermost of a sort is; -1 where a brace stands before it. */
function depthOf(opening: string, open: readonly number[], tokens: readonly Token[]): number {
  for (let depth = open.length - 1; depth >= 0 && depth >= open.length - MOST_UNCLOSED; depth--) {
    const text = tokens[open[depth] ?? -1]?.text;
    if (text === opening) {
      return depth;
    }
    if (text === '{') {
      return -1;
    }
  }
  return -1;
}
