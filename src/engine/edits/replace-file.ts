import type { Stats } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { EngineError } from '../errors';
import { fileAccessError } from '../workspace';
import { exchange } from './exchange';
import { overwrite } from './overwrite';
import { checkUnchanged, type WriteRequest } from './write-request';

const ANY_WRITE_BIT = 0o222;

/**
 * Gives a file new bytes, with its mode, owner and hard links kept, on the disk before this returns. Whole or not at all.
 *
 * (write-file-atomic 7.0.1 does not look at how much was written: on a full disk it succeeds and leaves a cut file.)
 * @throws EngineError `conflict` when the file holds something else by now; `path_denied` without permission;
 *   `unsupported` for a full disk and the like. The file is then as it was.
 */
export async function replaceFile(request: WriteRequest): Promise<void> {
  try {
    const stats = await checkUnchanged(request);
    if (!keepsLinksAndOwner(stats) || !(await exchange(request, stats))) {
      await overwrite(request);
    }
  } catch (error) {
    throw error instanceof EngineError ? error : fileAccessError('write', request.name, error);
  }
}

/**
 * By its mode bits first: they hold for root too, who may write everything, and a rename does not ask them.
 * @throws EngineError `path_denied`
 */
export async function checkWritable(target: string, name: string): Promise<void> {
  try {
    const { mode } = await stat(target);
    if ((mode & ANY_WRITE_BIT) === 0) {
      const message = `${name} is read-only (mode ${(mode & 0o777).toString(8)}); make it writable to edit it`;
      throw new EngineError('path_denied', message, { path: name });
    }
    await access(target, constants.W_OK);
  } catch (error) {
    throw error instanceof EngineError ? error : fileAccessError('write', name, error);
  }
}

/** Whether a new file of the same name would be the same to everyone: with no other name, and an owner we can give. */
function keepsLinksAndOwner({ nlink, uid, gid }: Stats): boolean {
  if (nlink > 1) {
    return false;
  }
  const user = process.geteuid?.() ?? 0; // Windows keeps no such owner
  const groups = [process.getegid?.(), ...(process.getgroups?.() ?? [])];
  return user === 0 || (uid === user && groups.includes(gid));
}
