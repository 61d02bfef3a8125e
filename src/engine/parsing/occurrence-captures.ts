/**
 * As what a name occurs in a text; the captures of a language's occurrence query have these names.
 * - `call`: what is called, constructed, applied as a decorator or expanded as a macro: `f` in `f()`, `m` in `o.m()`.
 * - `type`: in the place of a type, a supertype among them.
 * - `member`: after a dot, an arrow or the like, and not called.
 * - `import`: a name that an import brings in, or that an export passes on.
 * - `module`: what an import names as its source: the text of a string without its quotes, or a dotted path, whole.
 * - `name`: any other.
 *
 * The names of definitions need no pattern of their own: an occurrence at the place of a symbol's name is left out.
 */
export const OCCURRENCE_ROLES = ['call', 'type', 'member', 'import', 'module', 'name'] as const;
export type OccurrenceRole = (typeof OCCURRENCE_ROLES)[number];

const ROLES: ReadonlySet<string> = new Set(OCCURRENCE_ROLES);

export function isOccurrenceRole(name: string): name is OccurrenceRole {
  return ROLES.has(name);
}
