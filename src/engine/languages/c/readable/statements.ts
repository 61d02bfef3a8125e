import { isBeforeType } from './macro-prefixes';
import type { Place, Source } from './source';
import { isLoud, isName, isPrimitive, STATEMENTS } from './words';

const POINTS = new Set(['*', '&']);

/** Hides macros that stand for a statement without its semicolon, or for the head of a block, and types as arguments. */
export function readStatement(source: Source, index: number, { head }: Place): number {
  const token = source.at(index);
  if (token?.text === 'if' && isLoud(source.at(index + 1)) && source.is(index + 2, '(')) {
    source.hide(index + 1, index + 1);
    return index + 2;
  }
  if (!isName(token)) {
    return index + 1;
  }
  const behind = source.behindParentheses(index + 1);
  if (index === head && isMacroAtHead(source, index, behind)) {
    source.hide(index, behind - 1);
    return behind;
  }
  if (behind > index + 1 && (source.dialect === 'c' || isLoud(token) || token?.text === 'va_arg')) {
    hideTypeArguments(source, index + 1, behind - 1);
  }
  return index + 1;
}

function isMacroAtHead(source: Source, index: number, behind: number): boolean {
  const next = source.at(behind);
  const takesArguments = behind > index + 1;
  if (next?.text === '{' && (takesArguments || isLoud(source.at(index)))) {
    return true;
  }
  const isLine = source.startsLine(index) && source.startsLine(behind) && (next?.kind === 'word' || next?.text === '}');
  if (!isLoud(source.at(index))) {
    return takesArguments && isLine;
  }
  return isLine || STATEMENTS.has(next?.text ?? '') || (!takesArguments && isBeforeType(source, index));
}

/** `va_arg(list, char *)` */
function hideTypeArguments(source: Source, open: number, close: number): void {
  let start = open + 1;
  for (let at = start; at <= close; at++) {
    if (at === close || source.is(at, ',')) {
      const last = source.at(at - 1)?.text ?? '';
      const isType = POINTS.has(last) || isPrimitive(last);
      if (at === start && at - 1 > open) {
        source.hide(at - 1, at - 1);
      } else if (isType && !source.isGone(start)) {
        source.hide(start, at - 1, '0');
      }
      start = at + 1;
    } else if (source.is(at, '(') || source.is(at, '[') || source.is(at, '{')) {
      at = source.endOf(at) ?? at;
    }
  }
}
