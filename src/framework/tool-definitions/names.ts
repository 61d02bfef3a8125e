/** What every client takes as the name of a tool or an argument. */
export const NAME_PATTERN = /^[a-z][a-z0-9_]{0,39}$/;

/** The project-wide aliases of `max_results` and `max_matches`, in order of precedence. */
export const LIMIT_ALIASES = Object.freeze(['limit', 'top_k'] as const);
export const LIMIT_NAMES: ReadonlySet<string> = new Set(['max_results', 'max_matches']);

/** `maxResults` → `max_results`, `expectedSha256` → `expected_sha256`, `parseURL` → `parse_url`. */
export function toSnakeCase(name: string): string {
  return name
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

/** `find_symbol` → `Find symbol`. */
export function toTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
