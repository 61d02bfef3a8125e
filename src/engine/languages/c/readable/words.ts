import type { Token } from './tokens';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What may stand before a declaration but never directly behind the name of a type: a word before it is a macro. */
export const BEGINNERS = words(
  'auto bool char char16_t char32_t char8_t class concept constexpr double enum explicit extern float friend inline int ' +
    'long namespace private protected public register short signed static struct template thread_local typedef typename ' +
    'union unsigned using virtual void wchar_t _Bool',
);

/** Behind these there is no type any more. */
export const TYPES = words('auto bool char double float int long short signed unsigned void _Bool');

const PRIMITIVE_NAME = /^(?:u?int(?:8|16|32|64|ptr)|s?size|ptrdiff|nullptr)_t$/;

/** Whether the grammars take the word for a type wherever it stands. */
export function isPrimitive(text: string): boolean {
  return TYPES.has(text) || PRIMITIVE_NAME.test(text);
}

/** What begins a statement that is no declaration. */
export const STATEMENTS = words('break case continue do for goto if return switch throw while');

/** What stands between a parameter list and a body. */
export const TRAILERS = words('const final mutable noexcept override requires throw try volatile');

const OTHERS = words(
  'alignas alignof asm break case catch const_cast const continue decltype default delete do dynamic_cast else false ' +
    'for goto if new nullptr operator reinterpret_cast restrict return sizeof static_assert static_cast switch this true ' +
    'typeid typeof volatile while co_await co_return co_yield defined __attribute__ __attribute __declspec __asm__ __asm ' +
    '__typeof__ __extension__ __restrict __inline __inline__ __cdecl __stdcall __fastcall __thiscall __vectorcall ' +
    '_Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local and or not xor and_eq or_eq xor_eq not_eq ' +
    'bitand bitor compl',
);

export function isKeyword(text: string): boolean {
  return BEGINNERS.has(text) || TRAILERS.has(text) || OTHERS.has(text);
}

/** A word that a program chose. */
export function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && !isKeyword(token.text);
}

const LOUD = /^_*[A-Z][A-Z0-9_]+$/;

/** A name as macros have it: `FMT_API`. */
export function isLoud(token: Token | undefined): boolean {
  return token?.kind === 'word' && LOUD.test(token.text);
}
