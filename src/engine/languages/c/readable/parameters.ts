import { hideAnywhere } from './anywhere';
import { isBeforeType } from './macro-prefixes';
import { behindAngles } from './scopes';
import type { Source } from './source';
import { BEGINNERS, isLoud, isName } from './words';

const ENDS_PARAMETER = new Set([',', ')', '=']);
/** In the default of a template parameter these may be more than the grammar reads. */
const DIFFICULT = new Set(['*', '&', '!', '=', '|', '+', '-']);

/** @param index of the opening parenthesis @returns index behind the closing one */
export function readParameters(source: Source, index: number): number {
  const end = source.endOf(index);
  if (end === undefined) {
    return index + 1;
  }
  for (let at = index; at < end; at++) {
    const next = hideAnywhere(source, at);
    if (next !== undefined) {
      at = next - 1;
      continue;
    }
    const token = source.at(at);
    const braces = source.is(at + 1, '{') ? source.endOf(at + 1) : undefined;
    if (token?.text === '=' && braces !== undefined) {
      source.hide(at, braces);
      at = braces;
    } else if (isName(token) && !source.is(at - 1, '=') && isMacroOfParameter(source, at)) {
      source.hide(at, source.behindParentheses(at + 1) - 1);
    }
  }
  return end + 1;
}

function isMacroOfParameter(source: Source, index: number): boolean {
  const previous = source.before(index);
  const next = source.at(index + 1)?.text ?? '';
  if (!isLoud(source.at(index))) {
    // `Type unused_macro name`
    return (
      isName(source.at(previous)) &&
      isName(source.at(index + 1)) &&
      ENDS_PARAMETER.has(source.at(index + 2)?.text ?? '')
    );
  }
  const behind = source.at(source.behindParentheses(index + 1))?.text ?? '';
  return (
    (isName(source.at(previous)) && ENDS_PARAMETER.has(behind)) || BEGINNERS.has(next) || isBeforeType(source, index)
  );
}

/** @param index of the opening angle @returns index behind the closing one */
export function readTemplateParameters(source: Source, index: number): number {
  const end = behindAngles(source, index);
  for (let at = index + 1; at < end; at++) {
    const next = hideAnywhere(source, at);
    const behind = source.behindParentheses(at + 1);
    if (next !== undefined) {
      at = next - 1;
    } else if (isLoud(source.at(at)) && behind > at + 1) {
      source.hide(at, behind - 1, 'int');
      at = behind - 1;
    } else if (source.is(at, '=')) {
      at = readDefault(source, at, end - 1);
    }
  }
  return end;
}

function readDefault(source: Source, index: number, end: number): number {
  let at = index + 1;
  let isDifficult = false;
  while (at < end && !source.is(at, ',')) {
    isDifficult ||= DIFFICULT.has(source.at(at)?.text ?? '');
    at = Math.max(at + 1, source.is(at, '<') ? behindAngles(source, at) : source.behindParentheses(at));
  }
  if (isDifficult || source.tokens.slice(index, at).some(({ text }) => DIFFICULT.has(text) && text !== '=')) {
    source.hide(index, at - 1);
  }
  return at - 1;
}
