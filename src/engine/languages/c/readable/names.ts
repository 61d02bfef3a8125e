import type { HiddenName } from '../../language';
import { type Token, tokensOf } from './tokens';
import { isName } from './words';

const CONDITION = /^#\s*(?:if|ifdef|ifndef|elif|elifdef|elifndef)\b/;
const UNDEFINITION = /^#\s*undef\b/;
/** `#define NAME`, with its parameters. */
const DEFINITION = /^#\s*define\s+\w+(?:\([^)]*\))?/;

/** The names in what a parser does not see, and those in directives, which are no names to it. */
export function hiddenNames(live: readonly Token[], hidden: readonly Token[]): HiddenName[] {
  const names = namesOf(hidden);
  for (const token of live) {
    if (token.kind === 'directive') {
      names.push(...namesOfDirective(token));
    }
  }
  return names;
}

function namesOf(tokens: readonly Token[]): HiddenName[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'directive') {
      return namesOfDirective(token);
    }
    if (!isName(token)) {
      return [];
    }
    const { start, end } = token;
    return [{ start, end, role: roleOf(tokens[index - 1], tokens[index + 1]) }];
  });
}

function namesOfDirective({ text, start }: Token): HiddenName[] {
  const mark = [CONDITION, UNDEFINITION, DEFINITION].map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return mark === undefined ? [] : namesOf(tokensOf(text.slice(mark.length), start + mark.length));
}

function roleOf(previous: Token | undefined, next: Token | undefined): HiddenName['role'] {
  if (next?.text === '(') {
    return 'call';
  }
  return previous?.text === '.' || previous?.text === '->' ? 'member' : 'name';
}
