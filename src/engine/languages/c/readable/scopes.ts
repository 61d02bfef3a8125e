import { isName } from './words';
import type { Source } from './source';

/** What stands between two braces. */
export type Scope = 'declarations' | 'members' | 'enumerators' | 'statements' | 'values';

const HOLDS_MEMBERS = new Set(['class', 'struct', 'union']);
const HOLDS_VALUES = new Set(['=', ',', '(', '[', 'return', '?']);
/** Take arguments and are no functions. */
const ATTRIBUTES = new Set(['__attribute__', '__attribute', '__declspec', 'alignas', '_Alignas']);

/** What the brace at `brace` opens, by the tokens from `head` on that lead to it. */
export function scopeAt(source: Source, head: number, brace: number, around: Scope): Scope {
  const last = source.isGone(brace - 1) ? undefined : source.at(brace - 1);
  if (around === 'values' || HOLDS_VALUES.has(last?.text ?? '')) {
    return 'values';
  }
  let takesArguments = false;
  let isType: Scope | undefined;
  for (let index = head; index < brace; index++) {
    if (source.isGone(index)) {
      continue;
    }
    const text = source.at(index)?.text ?? '';
    if (text === 'namespace' || (text === 'extern' && source.at(brace - 1)?.kind === 'string')) {
      return 'declarations';
    }
    if (text === 'template' && source.is(index + 1, '<')) {
      index = behindAngles(source, index + 1) - 1;
    } else if (text === '(') {
      takesArguments ||= !ATTRIBUTES.has(source.at(index - 1)?.text ?? '');
      index = source.behindParentheses(index) - 1;
    } else if (text === '<' && isType) {
      index = behindAngles(source, index) - 1;
    } else if (text === 'enum') {
      isType = 'enumerators';
    } else if (HOLDS_MEMBERS.has(text)) {
      isType ??= 'members';
    }
  }
  if (isType && !takesArguments) {
    return isType;
  }
  return takesArguments || around === 'statements' ? 'statements' : 'values';
}

/** As far as a list of template parameters is looked at. */
const LONGEST_ANGLES = 400;

/** Index behind the list of template parameters that opens at `index`; `index + 1` where none closes it. */
export function behindAngles(source: Source, index: number): number {
  let depth = 0;
  for (let at = index; at < index + LONGEST_ANGLES; at++) {
    const text = source.at(at)?.text;
    if (text === '<') {
      depth++;
    } else if (text === '>' && --depth === 0) {
      return at + 1;
    } else if (text === '(') {
      at = source.behindParentheses(at) - 1;
    } else if (text === undefined || text === ';' || text === '{') {
      break;
    }
  }
  return index + 1;
}

/** Name of the class whose brace opens before `end`. */
export function nameOfType(source: Source, head: number, end: number): string {
  let keyword = end;
  for (let index = head; index < end; index++) {
    if (source.is(index, 'template') && source.is(index + 1, '<')) {
      index = behindAngles(source, index + 1) - 1;
    } else if (HOLDS_MEMBERS.has(source.at(index)?.text ?? '')) {
      keyword = index;
      break;
    }
  }
  for (let index = keyword + 1; index < end; index++) {
    if (!source.isGone(index) && isName(source.at(index)) && !source.is(index + 1, '::')) {
      return source.at(index)?.text ?? '';
    }
  }
  return '';
}
