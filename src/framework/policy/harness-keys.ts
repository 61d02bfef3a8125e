import type { ArgumentMode } from '../tool-definitions';

/** What strict tools let a client send beside the arguments: `_dry_run: true` must not be dropped before a deletion. */
const STRICT_HARNESS_KEYS: ReadonlySet<string> = new Set(['_meta', '_session_id']);

const UNDERSCORE = 95;

/** Whether a key is the client's own metadata, and no argument at all. */
export function isHarnessKey(key: string, mode: ArgumentMode): boolean {
  if (key.charCodeAt(0) !== UNDERSCORE) return false;
  return mode === 'strict' ? STRICT_HARNESS_KEYS.has(key) : key !== '__proto__';
}
