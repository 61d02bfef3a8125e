import { behindAngles } from './scopes';
import type { Source } from './source';
import { BEGINNERS, isLoud, isName, TYPES } from './words';

const TYPE_WORDS = new Set(['class', 'struct', 'union', 'enum']);
const BEGINS_TYPE_BODY = new Set(['{', ':', 'final', '<', '::']);
const ENDS_DECLARATOR = new Set([';', '=', ',', '[', '(']);
const POINTS = new Set(['*', '&']);
/** How macros are named that say how a function is called. */
const CONVENTION = /(?:API|CALL|CALLBACK|CALLTYPE|ENTRY|CDECL)$/;

/**
 * Whether a name is a macro that stands before what is a declaration with its type without it.
 * @param owner name of the class around; undefined where there is none
 */
export function isBeforeType(source: Source, index: number, owner?: string): boolean {
  const next = source.at(index + 1);
  if (TYPE_WORDS.has(source.at(source.before(index))?.text ?? '')) {
    return (
      isLoud(source.at(index)) &&
      isName(next) &&
      BEGINS_TYPE_BODY.has(source.at(behindLoud(source, index + 1) + 1)?.text ?? '')
    );
  }
  if (BEGINNERS.has(next?.text ?? '') || isFirstOfThree(source, index)) {
    return true;
  }
  if (isSecondOfThree(source, index + 1)) {
    return false;
  }
  return isLoud(source.at(index)) && (isBehindType(source, index) || isBeforeDeclarator(source, index + 1, owner));
}

/** Index of the name that macros stand before, `index` where none do. */
function behindLoud(source: Source, index: number): number {
  let at = index;
  while (isLoud(source.at(at)) && isName(source.at(at + 1))) {
    at++;
  }
  return at;
}

/** `atomic_macro size_t count;` */
function isFirstOfThree(source: Source, index: number): boolean {
  const [second, third] = [source.at(index + 1), source.at(index + 2)];
  if (!isName(second) || !isName(third) || !ENDS_DECLARATOR.has(source.at(index + 3)?.text ?? '')) {
    return false;
  }
  return !isSecondOfThree(source, index + 1) && !(isLoud(third) && source.is(index + 3, '('));
}

/** `type_t MACRO name`, `BOOL WINAPI name(` */
function isSecondOfThree(source: Source, index: number): boolean {
  const [first, second] = [source.at(source.before(index)), source.at(index)];
  if (!isName(first) || !isLoud(second) || !isName(source.at(index + 1))) {
    return false;
  }
  return !isLoud(first) || CONVENTION.test(second?.text ?? '');
}

/** `char *MACRO name`, `void MACRO *name` */
function isBehindType(source: Source, index: number): boolean {
  const previous = source.at(source.before(index))?.text ?? '';
  const next = source.at(index + 1);
  const isBeforeName = isName(next) || POINTS.has(next?.text ?? '');
  return (isBeforeName && (POINTS.has(previous) || TYPES.has(previous))) || isSecondOfThree(source, index);
}

/** Whether a whole declaration begins at `index`. */
function isBeforeDeclarator(source: Source, index: number, owner: string | undefined): boolean {
  const token = source.at(index);
  const next = source.at(index + 1);
  if (token?.text === '~') {
    return true;
  }
  if (token?.text === '[') {
    return next?.text === '[';
  }
  if (token?.text === 'operator') {
    return isName(next) || BEGINNERS.has(next?.text ?? '');
  }
  if (token?.text === 'const' || token?.text === 'volatile') {
    return BEGINNERS.has(next?.text ?? '') || isBeforeDeclarator(source, index + 1, owner);
  }
  if (!isName(token)) {
    return token?.text === '::' && isBeforeDeclarator(source, index + 1, owner);
  }
  if (isLoud(token) && (isBeforeType(source, index, owner) || isMacroWithArguments(source, index))) {
    return true;
  }
  return isConstructor(source, index, owner) || isTypeOfName(source, index);
}

/** Macros with arguments stand before a type, or on lines of their own above what they are about. */
function isMacroWithArguments(source: Source, index: number): boolean {
  const behind = source.behindParentheses(index + 1);
  const next = source.at(behind);
  const isLine = source.startsLine(index) && source.startsLine(behind) && next?.kind === 'word';
  return behind > index + 1 && (isLine || BEGINNERS.has(next?.text ?? ''));
}

/** `Owner(`, `Owner::Owner(` */
function isConstructor(source: Source, index: number, owner: string | undefined): boolean {
  let at = index;
  let around = owner;
  while (source.is(at + 1, '::') && isName(source.at(at + 2))) {
    around = source.at(at)?.text;
    at += 2;
  }
  return source.is(at + 1, '(') && source.at(at)?.text === around;
}

/** Whether the name at `index` is a type that the name of what is declared follows. */
export function isTypeOfName(source: Source, index: number): boolean {
  let at = index + 1;
  for (;;) {
    if (source.is(at, '<')) {
      at = behindAngles(source, at);
    } else if (source.is(at, '::')) {
      at += source.is(at + 1, '~') ? 3 : 2;
    } else {
      break;
    }
  }
  const next = source.at(at)?.text ?? '';
  const isPointer = next === '(' && POINTS.has(source.at(at + 1)?.text ?? '');
  return isName(source.at(at)) || POINTS.has(next) || next === 'operator' || next === 'const' || isPointer;
}
