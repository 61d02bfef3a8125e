/**
 * As what a name occurs in a text; the captures of a language's occurrence query have these names.
 * - `call`: what is called, constructed, applied as a decorator or expanded as a macro: `f` in `f()`, `m` in `o.m()`.
 * - `type`: in the place of a type, a supertype among them.
 * - `member`: after a dot, an arrow or the like, and not called.
 * - `import`: a name that an import brings in, or that an export passes on.
 * - `module`: what an import names as its source: the text of a string without its quotes, or a dotted path, whole.
 * - `name`: any other.
 *
 * The names of definitions need no pattern of their own: an occurrence at the place of a symbol's name is left out, but
 * for `also.<role>`, a name that a symbol gets by using another's: a field that embeds a type is named by that type.
 * `none` keeps what no symbol has for a name, like a lifetime, from the patterns that stand later.
 */
export const OCCURRENCE_ROLES = ['call', 'type', 'member', 'import', 'module', 'name'] as const;
export type OccurrenceRole = (typeof OCCURRENCE_ROLES)[number];

/** What a capture says of a name. */
export interface OccurrenceCapture {
  /** Undefined for what is no occurrence. */
  readonly role: OccurrenceRole | undefined;
  /** Whether it is an occurrence also where a symbol gets its name. */
  readonly also: boolean;
}

export const OCCURRENCE_CAPTURES: ReadonlyMap<string, OccurrenceCapture> = new Map([
  ['none', { role: undefined, also: false }],
  ...OCCURRENCE_ROLES.flatMap((role): [string, OccurrenceCapture][] => [
    [role, { role, also: false }],
    [`also.${role}`, { role, also: true }],
  ]),
]);
