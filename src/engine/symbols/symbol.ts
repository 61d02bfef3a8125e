/** Kinds as they go on the wire; a language maps its own words to them. */
export const SYMBOL_KINDS = [
  'class',
  'struct',
  'interface',
  'trait',
  'enum',
  'enum_member',
  'function',
  'method',
  'constructor',
  'getter',
  'setter',
  'property',
  'constant',
  'variable',
  'type_alias',
  'namespace',
  'module',
  'macro',
] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

/** A symbol as a parser finds it in one file. */
export interface ExtractedSymbol {
  readonly name: string;
  readonly kind: SymbolKind;
  /** Index of the container in the file's list, which stands before it; -1 at the top of the file. */
  readonly parent: number;
  /** The whole declaration with its decorators and `export`, without its doc comment: lines are 1-based, inclusive. */
  readonly startLine: number;
  readonly endLine: number;
  /** The same range as UTF-16 offsets into the text (JavaScript string indices), end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Where the name itself stands: 1-based line, 1-based UTF-16 column. */
  readonly nameLine: number;
  readonly nameColumn: number;
  /** First line of the doc comment that stands before the declaration; 0 when there is none (a Python docstring is inside). */
  readonly docStartLine: number;
  /** The declaration's head on one line, without its body. */
  readonly signature: string;
  /** First line of the documentation, without comment marks; "" when there is none. */
  readonly doc: string;
}

/** A symbol as the index knows it. */
export interface SymbolRecord extends Omit<ExtractedSymbol, 'parent'> {
  /** `path/to/file.ts#Class/foo`, `#Class/foo[1]` for the second of the same path. */
  readonly id: string;
  /** Path of the file, relative to the root, with forward slashes. */
  readonly file: string;
  /** The names from the top of the file down to this one: `Class/foo`, with `[1]` for the second of the same path. */
  readonly namePath: string;
  /** Name path of the container; "" at the top of the file. */
  readonly container: string;
}
