import { SYMBOL_KINDS, type SymbolKind } from '../symbols/symbol';

/**
 * When a definition counts.
 * - `definition`: always.
 * - `assignment`: the first time its name is assigned in its container.
 * - `instance`: in a constructor, the first time; it is the class's, unless the class declares the name itself.
 * - `literal`: as a member of an object literal that is the value of a symbol.
 */
export const DEFINITION_RULES = ['definition', 'assignment', 'instance', 'literal'] as const;
export type DefinitionRule = (typeof DEFINITION_RULES)[number];

export interface DefinitionRole {
  readonly rule: DefinitionRule;
  readonly kind: SymbolKind;
}

/**
 * The captures of a language's definition query.
 * - `@<rule>.<kind>`: a declaration, with its `@name`, the `@body` that its signature leaves out, and its `@owner`: the
 *   name of the symbol of the same file that it is a member of though it stands elsewhere (`Owner.prototype.name = …`);
 *   several of them are a path, the outermost first (`Outer::Inner::name`).
 * - `@statement`: the statement around a declarator, which is the declaration's range if it declares nothing else.
 * - `@wrapper` around `@wrapped`: what belongs to a declaration though it stands around it (`export`).
 * - `@comment`, `@decorator`, and `@docstring`, which a body begins with.
 * - `@_…` is for predicates.
 *
 * A pattern that stands earlier wins over a later one for the same name or the same body.
 */
export const DEFINITION_ROLES: ReadonlyMap<string, DefinitionRole> = new Map(
  DEFINITION_RULES.flatMap((rule) => SYMBOL_KINDS.map((kind) => [`${rule}.${kind}`, { rule, kind }])),
);

/** What a match of the query says of a symbol. Offsets are UTF-16, ends exclusive. */
export interface Definition extends DefinitionRole {
  /** The declaration with what is wrapped around it, without decorators that stand before it. */
  readonly start: number;
  readonly end: number;
  /** Where its first keyword stands: before `start` when the statement declares other names too. */
  readonly headStart: number;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly bodyStart: number | undefined;
  /** A path of names, the outermost first. */
  readonly owner: readonly string[] | undefined;
}
