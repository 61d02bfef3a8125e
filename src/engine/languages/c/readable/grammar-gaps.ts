import { behindAngles } from './scopes';
import type { Source } from './source';
import type { Token } from './tokens';
import { isName } from './words';

const BEFORE_VALUE = new Set(['=', '(', ',', 'return', 'using']);
const NEVER_IN_OPERATOR = new Set([';', '{', '}', 'new', 'delete']);
/** In tokens. */
const LONGEST_OPERATOR = 64;
const POINTS_AT = new Set(['->', '.']);

/** Hides C++ that the grammar does not know. @returns index of what comes next; undefined where there is none */
export function hideUnknown(source: Source, index: number): number | undefined {
  if (source.dialect === 'c') {
    return undefined;
  }
  const previous = source.at(source.before(index));
  switch (source.at(index)?.text) {
    case '->':
    case '.':
      return hidePointerToMember(source, index);
    case 'operator':
      return POINTS_AT.has(previous?.text ?? '') || source.at(index + 1)?.kind === 'word' || source.is(index + 1, '::')
        ? nameOperator(source, index)
        : undefined;
    case 'typename':
      return BEFORE_VALUE.has(previous?.text ?? '') && isCalled(source, index) ? hide(source, index, index) : undefined;
    case 'decltype':
      return hideFirstOperands(source, index);
    case 'unsigned':
    case 'signed':
    case 'long':
    case 'short':
      return source.is(index + 1, '(') && previous?.kind === 'mark' && !source.is(index + 2, '*')
        ? hide(source, index, index)
        : undefined;
    default:
      return previous?.text === '::' ? undefined : hideClassOfMember(source, index);
  }
}

function hide(source: Source, first: number, last: number): number {
  source.hide(first, last);
  return last + 1;
}

/** `object->*member` */
function hidePointerToMember(source: Source, index: number): number | undefined {
  return source.is(index + 1, '*') ? hide(source, index + 1, index + 1) : undefined;
}

/** `Class::*member` */
function hideClassOfMember(source: Source, index: number): number | undefined {
  let at = index;
  while (isName(source.at(at)) && source.is(at + 1, '::')) {
    at += 2;
  }
  return at > index && source.is(at, '*') ? hide(source, index, at - 1) : undefined;
}

/** `object->operator[](index)`, `operator bool()`: the operator becomes a name. */
function nameOperator(source: Source, index: number): number | undefined {
  let end = index + 1;
  while (
    end < index + LONGEST_OPERATOR &&
    canNameOperator(source.at(end)) &&
    (end === index + 1 || !source.is(end, '('))
  ) {
    end = source.is(end, '<') && source.at(end - 1)?.kind === 'word' ? behindAngles(source, end) : end + 1;
  }
  const [first, last] = [source.at(index), source.at(end - 1)];
  if (!first || !last || !source.is(end, '(')) {
    return undefined;
  }
  source.hide(index, end - 1, 'operator'.padEnd(last.end - first.start, '_'));
  return end;
}

/** The name stays on its line, and is none of `new` and `delete`. */
function canNameOperator(token: Token | undefined): boolean {
  return token !== undefined && !token.startsLine && !NEVER_IN_OPERATOR.has(token.text);
}

/** `typename T::type()`, `using typename T::type` */
function isCalled(source: Source, index: number): boolean {
  let at = index + 1;
  while (source.is(at, '::') || isName(source.at(at))) {
    at++;
  }
  return source.is(at, '(') || source.is(index - 1, 'using');
}

/** Of `decltype(a, b, void())` only the last operand but `void()` is read. */
function hideFirstOperands(source: Source, index: number): number | undefined {
  const close = source.endOf(index + 1);
  if (close === undefined) {
    return undefined;
  }
  let end = close;
  if (
    source.is(close - 1, ')') &&
    source.is(close - 2, '(') &&
    source.is(close - 3, 'void') &&
    source.is(close - 4, ',')
  ) {
    end = close - 4;
    source.hide(end, close - 1);
  }
  let comma = index + 1;
  for (let at = index + 2; at < end; at++) {
    if (source.is(at, ',')) {
      comma = at;
    }
    at = Math.max(at, source.behindParentheses(at) - 1);
  }
  if (comma > index + 1 && !source.tokens.slice(index, comma).some(({ text }) => text === '<')) {
    source.hide(index + 2, comma);
  }
  return undefined;
}
