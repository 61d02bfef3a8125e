import type { SymbolKind } from '../symbols/symbol';

/** One programming language: everything the engine knows about it stands in its folder. */
export interface LanguageSupport {
  /** `typescript`, `tsx`, `python` … */
  readonly id: string;
  /** With the dot, lower case. */
  readonly extensions: readonly string[];
  /** Files that are in this language whatever extension they have or have not: `Rakefile`. */
  readonly fileNames?: readonly string[];
  /**
   * Whether a file is in this language by its text, where another language has the same extension (`.h`): the last of
   * them claims nothing, and gets what no other claims. A file of an extension that is its own is its own.
   */
  claims?(text: string): boolean;
  /** File name of the grammar in the package's `grammars` folder. */
  readonly grammar: string;
  /**
   * Absolute paths of tree-sitter queries that together say what is a symbol; a pattern that stands earlier wins over
   * a later one for the same name or body. What their captures mean: see `parsing/captures.ts`.
   */
  readonly definitions: readonly string[];
  /**
   * Absolute paths of tree-sitter queries that together say which names occur, and as what; a pattern that stands earlier
   * wins over a later one for the same name. What their captures mean: see `parsing/occurrence-captures.ts`.
   */
  readonly occurrences: readonly string[];
  /** What of a text the grammar can read, where that is not all of it: see Readable. */
  readable?(text: string): Readable;
  /** A character that ends a declaration without being part of its syntax node. */
  readonly terminator?: string;
  /** The name in what the query captures as one, where the grammar has no node for the name alone. */
  nameOf?(captured: string): string;
  /**
   * The kind of a symbol where the query alone cannot tell it; without it the query's word stands.
   * Undefined for what is no definition after all.
   */
  kindOf?(definition: DefinitionHead): SymbolKind | undefined;
}

/** UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text as its parser shall see it, and what the parser does not see of it. */
export interface Readable {
  /** As long as the text, with the same lines and the same names of definitions; what is hidden is space in it. */
  readonly text: string;
  /** The text for people: without what is left out of the program altogether. */
  readonly shown: string;
  /** Names that occur in what is hidden, or in what the grammar takes for opaque text. */
  readonly names: readonly HiddenName[];
  /** What is hidden and belongs, like a decorator, to the declaration behind it. */
  readonly attributes: readonly Span[];
}

export interface HiddenName extends Span {
  /** See `parsing/occurrence-captures.ts`. */
  readonly role: 'call' | 'member' | 'name';
}

/** A definition as its language may look at it to say its kind. */
export interface DefinitionHead {
  readonly name: string;
  /** As the query has it. */
  readonly kind: SymbolKind;
  /** The text from the first decorator or modifier to the body, or to the end where there is no body. */
  readonly head: string;
  /** Kind of the symbol around it; undefined at the top of the file. */
  readonly container: SymbolKind | undefined;
}
