import { hideUnknown } from './grammar-gaps';
import type { Source } from './source';
import { isLoud, isName } from './words';

const ATTRIBUTES = new Set(['__attribute__', '__attribute', '__declspec']);
const BEFORE_LOUD = new Set(['*', '&', '>']);

/** Hides what is hidden wherever it stands. @returns index of what comes next; undefined where nothing is hidden */
export function hideAnywhere(source: Source, index: number): number | undefined {
  const token = source.at(index);
  if (token?.kind === 'directive') {
    return index + 1;
  }
  if (token?.kind === 'word') {
    const behind = source.behindParentheses(index + 1);
    if (ATTRIBUTES.has(token.text) && behind > index + 1) {
      source.hideAttribute(index, behind - 1);
      return behind;
    }
    if (isLoud(token)) {
      const next = hideLoud(source, index, behind);
      if (next !== undefined) {
        return next;
      }
    }
  }
  return hideUnknown(source, index);
}

function hideLoud(source: Source, index: number, behind: number): number | undefined {
  const at = source.before(index);
  const previous = source.at(at);
  const next = source.at(index + 1);
  if (isInString(source, index, behind)) {
    source.hide(index, behind - 1);
    return behind;
  }
  const isBehindType = BEFORE_LOUD.has(previous?.text ?? '') && (isName(next) || next?.text === 'const');
  if (isBehindType || next?.text === 'return') {
    source.hide(index, index);
    return index + 1;
  }
  const isTypeName = previous?.text === 'typename';
  if (behind > index + 1 && source.is(isTypeName ? source.before(at) : at, 'typedef')) {
    source.hide(isTypeName ? at : index, behind - 1, 'int');
    return behind;
  }
  return undefined;
}

/** `"format " MACRO " format"`, `MACRO("text") "text"` */
function isInString(source: Source, index: number, behind: number): boolean {
  const at = source.before(index);
  if (source.at(at)?.kind === 'string') {
    return !source.is(source.before(at), 'extern');
  }
  return behind > index + 1 && source.at(behind)?.kind === 'string';
}
