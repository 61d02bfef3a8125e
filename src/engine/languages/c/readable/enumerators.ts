import type { Source } from './source';
import { isLoud, isName } from './words';

/** Hides macros that make enumerators, `OPTION(NAME, 1),`, but for the name, and those behind one: `NAME DEPRECATED("")`. */
export function readEnumerator(source: Source, index: number): number {
  if (!isName(source.at(index))) {
    return source.is(index, '(') ? source.behindParentheses(index) : index + 1;
  }
  const previous = source.before(index);
  const behind = source.behindParentheses(index + 1);
  if (isName(source.at(previous)) && isLoud(source.at(index))) {
    source.hide(index, behind - 1);
  } else if (behind > index + 1 && isBetweenEnumerators(source, previous)) {
    return hideMaker(source, index, behind);
  }
  return behind;
}

function isBetweenEnumerators(source: Source, previous: number): boolean {
  return source.is(previous, '{') || source.is(previous, ',') || source.at(previous)?.kind === 'directive';
}

function hideMaker(source: Source, index: number, behind: number): number {
  const isNamed = isLoud(source.at(index + 2)) && (source.is(index + 3, ',') || source.is(index + 3, ')'));
  if (isNamed) {
    source.hide(index, index + 1);
    source.hide(index + 3, behind - 1);
    return behind;
  }
  const end = source.is(behind, ',') ? behind + 1 : behind;
  source.hide(index, end - 1);
  return end;
}
