import { type FileHandle, open } from 'node:fs/promises';
import { EngineError } from '../errors';
import { checkUnchanged, type WriteRequest } from './write-request';

/** In place, for a file whose links or owner a new one would not have; a failing write is followed by the old bytes. */
export async function overwrite(request: WriteRequest): Promise<void> {
  const file = await open(request.target, 'r+');
  try {
    await checkUnchanged(request);
    try {
      await rewrite(file, request.after);
    } catch (error) {
      await restore(file, request, error);
      throw error;
    }
  } finally {
    await file.close();
  }
}

/** Cut last: the blocks that the file has stay its own, so that there is room for the old bytes on a full disk. */
async function rewrite(file: FileHandle, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, written);
    written += bytesWritten;
  }
  await file.truncate(bytes.length);
  await file.sync();
}

async function restore(file: FileHandle, { name, before }: WriteRequest, failure: unknown): Promise<void> {
  try {
    await rewrite(file, before);
  } catch (error) {
    const message = `${name} could not be written, and its former content could not be put back: it is damaged`;
    throw new EngineError('unsupported', message, { path: name }, { cause: new AggregateError([failure, error]) });
  }
}
