import type { Stats } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { EngineError } from '../errors';

/** New bytes for a file that exists. */
export interface WriteRequest {
  /** A real path: no link is left to follow. */
  readonly target: string;
  /** What messages call the file. */
  readonly name: string;
  /** What it held when the edit was made. */
  readonly before: Buffer;
  readonly after: Buffer;
}

/**
 * The last look before the write. Bytes are compared and not times: two writes within a tick of the clock have the same.
 * @throws EngineError `conflict`
 */
export async function checkUnchanged({ target, name, before }: WriteRequest): Promise<Stats> {
  const stat = await lstat(target);
  if (!stat.isFile() || !(await readFile(target)).equals(before)) {
    throw new EngineError('conflict', `${name} was changed while it was edited; read it again`, { path: name });
  }
  return stat;
}
