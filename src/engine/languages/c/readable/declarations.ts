import { hideAnywhere } from './anywhere';
import { hideMacroCall } from './macro-calls';
import { isBeforeType } from './macro-prefixes';
import { readParameters, readTemplateParameters } from './parameters';
import type { Place, Source } from './source';
import { isKeyword, isLoud, isName, isPrimitive, TRAILERS } from './words';

const ENDS_HEAD = new Set([';', '{', '=', ',', ':', ')']);
const ENDS_VALUE = new Set([';', '{', '}']);

/** Hides macros around declarations: `API int f(void) ATTRIBUTE(x);`. @returns index of what comes next */
export function readDeclaration(source: Source, index: number, place: Place): number {
  const token = source.at(index);
  switch (token?.text) {
    case '(':
      return readParameters(source, index);
    case 'template':
      return source.is(index + 1, '<')
        ? readTemplateParameters(source, index + 1)
        : hideInstantiation(source, index, place);
    case 'enum':
      return hideTypeOfNameless(source, index);
    case '=':
      return behindValue(source, index, place);
  }
  if (!isName(token)) {
    return index + 1;
  }
  const behind = source.behindParentheses(index + 1);
  if (index === place.head && hideTypeOfPointer(source, index)) {
    return index + 1;
  }
  if (isLoud(token) && isTrailing(source, index, behind)) {
    source.hide(index, behind - 1);
    return behind;
  }
  return behind > index + 1 ? hideMacroCall(source, index, behind, place) : hideMacroName(source, index, place);
}

/** A name without arguments. */
function hideMacroName(source: Source, index: number, { head, owner }: Place): number {
  const next = source.at(index + 1);
  const isFirst = isLoud(source.at(index)) && index === head;
  if (isFirst && next?.text === ':' && owner !== undefined) {
    source.hide(index, index + 1);
    return index + 2;
  }
  const isLine = source.startsLine(index) && source.startsLine(index + 1);
  const isEnd = next === undefined || next.text === '}' || next.kind === 'directive';
  const isAlone = isFirst && isLine && (isEnd || (isLoud(next) && source.startsLine(index + 2)));
  if (isAlone || isBeforeType(source, index, owner)) {
    source.hideAttribute(index, index);
  }
  return index + 1;
}

/** `type_t (*name)(void);` is a call to the grammar, `int (*name)(void);` is not. */
function hideTypeOfPointer(source: Source, index: number): boolean {
  const isPointer = source.is(index + 2, '*') && isName(source.at(index + 3)) && source.is(index + 4, ')');
  if (!isPointer || !source.is(index + 5, '(')) {
    return false;
  }
  source.hide(index, index, 'int');
  return true;
}

/** Whether a macro stands behind parameters or dimensions. */
function isTrailing(source: Source, index: number, behind: number): boolean {
  const previous = source.at(source.before(index))?.text ?? '';
  const next = source.at(behind);
  const isVariable =
    behind > index + 1 && isName(source.at(source.before(index))) && isVariableName(source, source.before(index));
  const isBehind = previous === ')' || previous === ']' || TRAILERS.has(previous) || isVariable;
  const isLast = ENDS_HEAD.has(next?.text ?? '') || TRAILERS.has(next?.text ?? '') || isLoud(next);
  return isBehind && isLast && !(previous === 'const' && !source.is(source.before(source.before(index)), ')'));
}

/** Whether a type stands before the name. */
function isVariableName(source: Source, index: number): boolean {
  const type = source.at(source.before(index));
  return isName(type) || isPrimitive(type?.text ?? '') || type?.text === '*' || type?.text === '>';
}

/** `template class Stack<int>;` declares nothing. */
function hideInstantiation(source: Source, index: number, { head }: Place): number {
  let end = index;
  while (source.at(end + 1) && !ENDS_VALUE.has(source.at(end + 1)?.text ?? '')) {
    end++;
  }
  if (!source.is(end + 1, ';')) {
    return index + 1;
  }
  source.hide(head, end);
  return end + 1;
}

/** `enum : int {`, which the grammar knows with a name only. */
function hideTypeOfNameless(source: Source, index: number): number {
  if (source.is(index + 1, ':')) {
    let end = index + 1;
    while (isKeyword(source.at(end + 1)?.text ?? '') || isName(source.at(end + 1)) || source.is(end + 1, '::')) {
      end++;
    }
    source.hide(index + 1, end);
    return end + 1;
  }
  return index + 1;
}

/** @param index of the equals sign; what is behind it up to a brace or the end says nothing of declarations */
function behindValue(source: Source, index: number, { owner }: Place): number {
  const next = source.at(index + 1)?.text;
  const isOdd = (owner === undefined && next === 'delete') || source.is(index - 1, '&') || source.is(index - 1, '*');
  if ((next === 'delete' || next === 'default') && isOdd && source.dialect === 'cpp') {
    source.hide(index, index + 1);
    return index + 2;
  }
  let at = index + 1;
  while (source.at(at) && source.at(at)?.kind !== 'directive' && !ENDS_VALUE.has(source.at(at)?.text ?? '')) {
    at = hideAnywhere(source, at) ?? at + 1;
  }
  return at;
}
