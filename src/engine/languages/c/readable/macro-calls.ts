import { isTypeOfName } from './macro-prefixes';
import { readParameters } from './parameters';
import type { Place, Source } from './source';
import type { Token } from './tokens';
import { BEGINNERS, isLoud, isName, TRAILERS } from './words';

/** Hides a macro with arguments where it is no declaration. @returns index of what comes next */
export function hideMacroCall(source: Source, index: number, behind: number, place: Place): number {
  const next = source.at(behind);
  const isFirst = index === place.head;
  const isLine = isFirst && source.startsLine(index) && source.startsLine(behind);
  if (isLine && (next === undefined || isBeginning(next))) {
    source.hide(index, behind - 1);
    return behind;
  }
  if (isFirst && next?.text === '{' && (isLoud(source.at(index)) || takesValues(source, index + 2, behind - 1))) {
    hideArguments(source, index, behind);
    return behind;
  }
  if (isFirst && next?.text === ';' && (isLoud(source.at(index)) || isOutsideInC(source, place))) {
    hideDeclaringCall(source, index, behind, place);
    return behind;
  }
  if (!isLoud(source.at(index)) || isBeforeTrailing(source, behind)) {
    return readParameters(source, index + 1);
  }
  if (next && (!next.startsLine || !isFirst) && !source.is(source.before(index), '::')) {
    if (BEGINNERS.has(next.text) || (isName(next) && isTypeOfName(source, behind))) {
      source.hideAttribute(index, behind - 1);
      return behind;
    }
    if (isName(next) || next.text === '*' || next.text === '&') {
      source.hide(index, behind - 1, isFirst || source.is(source.before(index), 'typedef') ? 'int' : '');
      return behind;
    }
  }
  return readParameters(source, index + 1);
}

/** In C no declaration looks like a call. */
function isOutsideInC({ dialect }: Source, { owner }: Place): boolean {
  return dialect === 'c' && owner === undefined;
}

/** `int NAME(void) MACRO;` */
function isBeforeTrailing(source: Source, behind: number): boolean {
  const end = source.at(source.behindParentheses(behind + 1))?.text;
  return isLoud(source.at(behind)) && (end === ';' || end === '{');
}

/** Whether something else may begin with the token. */
function isBeginning(token: Token): boolean {
  return token.kind === 'mark' ? token.text === '}' : !TRAILERS.has(token.text);
}

/** Whether a value stands where a parameter would: `TEST_CASE("name") {`. */
function takesValues(source: Source, start: number, end: number): boolean {
  return source.tokens.slice(start, end).some(({ kind }) => kind === 'string' || kind === 'number');
}

/** `TEST(suite, name) {` becomes `TEST() {`, in C `TEST(); {`: there a function has a type. */
function hideArguments(source: Source, index: number, behind: number): void {
  if (behind <= index + 3) {
    return;
  }
  if (source.dialect === 'c') {
    source.hide(index + 2, behind - 1, source.is(index + 2, ')') ? '' : ');');
  } else {
    source.hide(index + 2, behind - 2);
  }
}

/** A macro that declares a member, `BIT(verified);`, becomes a field; of others nothing is known. */
function hideDeclaringCall(source: Source, index: number, behind: number, { owner }: Place): void {
  const argument = source.at(index + 2);
  const isField =
    owner !== undefined && behind === index + 4 && /^[a-z]/.test(argument?.text ?? '') && isName(argument);
  if (isField) {
    source.hide(index, index + 1, 'int');
    source.hide(behind - 1, behind - 1);
  } else {
    source.hide(index, behind - 1);
  }
}
