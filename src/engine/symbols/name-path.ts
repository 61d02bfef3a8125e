import { EngineError } from '../errors';

export interface NameSegment {
  readonly name: string;
  /** Which of several with the same path, from 0; undefined for any. */
  readonly occurrence?: number;
}

/** `foo`, `Class/foo`, `/Class/foo`, `foo[1]`. */
export interface NamePath {
  /** From the outermost to the symbol's own; at least one. */
  readonly segments: readonly NameSegment[];
  /** Whether the first segment stands at the top of its file. */
  readonly anchored: boolean;
}

/** A `#` where a name begins belongs to it (`#x`, `Class/#x`), and so do separators in brackets (`[Symbol.iterator]`). */
const NAME = /#?(?:\[[^\]]*\])?(?:(?!::)[^/.#])*/y;
const SEPARATOR = /\/|\.|::|#/y;
const ORDINAL = /^(.+)\[(\d{1,9})\]$/s;

/**
 * `/`, `.`, `::` and `#` separate names; `/` or `::` at the beginning stands for the top of the file.
 * @throws EngineError `invalid` where a name is missing
 */
export function parseNamePath(text: string): NamePath {
  const top = /^(?:\/|::)/.exec(text)?.[0] ?? '';
  const segments: NameSegment[] = [];
  for (let at = top.length; ;) {
    const name = matchAt(NAME, text, at);
    if (name === '' || name === '#') {
      throw new EngineError('invalid', `not a name path: ${JSON.stringify(text)}; a name is missing`, { name: text });
    }
    segments.push(segmentOf(name));
    at += name.length;
    if (at === text.length) {
      return { segments, anchored: top !== '' };
    }
    at += matchAt(SEPARATOR, text, at).length;
  }
}

/** The whole text as one name, as string keys and private names can be. */
export function singleName(name: string): NamePath {
  return { segments: [{ name }], anchored: false };
}

function segmentOf(text: string): NameSegment {
  const [, name, occurrence] = ORDINAL.exec(text) ?? [];
  return name === undefined ? { name: text } : { name, occurrence: Number(occurrence) };
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
