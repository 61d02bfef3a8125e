import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkUnchanged, type WriteRequest } from './write-request';

const PERMISSIONS = 0o7777;

/** The new bytes go to a file beside the old one, which then takes its name: whole or not at all, also for a crash. */
export async function exchange(request: WriteRequest, { mode, uid, gid }: Stats): Promise<void> {
  const directory = dirname(request.target);
  const temporary = join(directory, `.codelens-${randomBytes(8).toString('hex')}.tmp`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(request.after);
      await keepOwner(file, uid, gid);
      await file.chmod(mode & PERMISSIONS); // after the owner: a change of owner clears the set-id bits
      await file.sync();
    } finally {
      await file.close();
    }
    await checkUnchanged(request);
    await rename(temporary, request.target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(directory);
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
