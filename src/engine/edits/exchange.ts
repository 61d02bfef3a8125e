import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkUnchanged, type WriteRequest } from './write-request';

const PERMISSIONS = 0o7777;

/**
 * The new bytes go to a file beside the old one, which then takes its name: whole or not at all, also for a crash.
 * @returns false when the directory takes no new file from us; nothing was done then
 */
export async function exchange(request: WriteRequest, stats: Stats): Promise<boolean> {
  const directory = dirname(request.target);
  const temporary = join(directory, `.codelens-${randomBytes(8).toString('hex')}.tmp`);
  const file = await create(temporary);
  if (!file) {
    return false;
  }
  try {
    await fill(file, request.after, stats);
    await checkUnchanged(request);
    await rename(temporary, request.target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(directory);
  return true;
}

async function create(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      return undefined;
    }
    throw error;
  }
}

async function fill(file: FileHandle, bytes: Buffer, { mode, uid, gid }: Stats): Promise<void> {
  try {
    await file.writeFile(bytes);
    await keepOwner(file, uid, gid);
    await file.chmod(mode & PERMISSIONS); // after the owner: a change of owner clears the set-id bits
    await file.sync();
  } finally {
    await file.close();
  }
}

async function keepOwner(file: FileHandle, uid: number, gid: number): Promise<void> {
  const created = await file.stat();
  if (created.uid !== uid || created.gid !== gid) {
    await file.chown(uid, gid);
  }
}

/** So that the new name outlives a power failure. The file is whole without it: as in SQLite, a refusal is no error. */
async function syncDirectory(directory: string): Promise<void> {
  try {
    const handle = await open(directory, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    return; // Windows opens no directories, some network file systems sync none
  }
}
