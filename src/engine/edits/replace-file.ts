import type { Stats } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
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
    await ((await canBeExchanged(request.target, stats)) ? exchange(request, stats) : overwrite(request));
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

/** Whether a new file of the same name would be the same to everyone: its only name, our own, in a directory of ours. */
async function canBeExchanged(target: string, stats: Stats): Promise<boolean> {
  return stats.nlink === 1 && isOurs(stats) && (await isWritable(dirname(target)));
}

function isOurs({ uid, gid }: Stats): boolean {
  const user = process.geteuid?.() ?? 0; // Windows keeps no such owner
  const groups = [process.getegid?.(), ...(process.getgroups?.() ?? [])];
  return user === 0 || (uid === user && groups.includes(gid));
}

async function isWritable(directory: string): Promise<boolean> {
  try {
    await access(directory, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false; // then it is written in place, and what forbids that is reported there
  }
}
