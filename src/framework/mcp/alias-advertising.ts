/** Who sees the aliases in the schemas: nobody, everybody, or the clients known to strip what a schema does not declare. */
export type AliasAdvertising = 'never' | 'always' | 'auto';

/** Reported to drop arguments that the schema does not declare before they are sent; by `clientInfo.name`. */
const STRIPPING_CLIENTS: ReadonlySet<string> = new Set(['claude-code']);

/** @param client `clientInfo.name` of `initialize`; undefined before it came */
export function showsAliases(advertising: AliasAdvertising, client: string | undefined): boolean {
  if (advertising !== 'auto') return advertising === 'always';
  return client !== undefined && STRIPPING_CLIENTS.has(client);
}
