import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { EngineError } from '../errors';
import { type DecodedText, decodeText } from './decode-text';
import { fileAccessError } from './file-access-error';
import type { ProjectPath } from './project-path';

export interface TextFile extends DecodedText {
  /** Of the bytes on disk, in hex. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  /** Nanoseconds since the epoch, as it was before the bytes were read: a change meanwhile shows at the next look. */
  readonly mtimeNs: bigint;
  /** Permission bits and file type, as stat gives them. */
  readonly mode: number;
}

/**
 * A text file of the project, whole.
 * @throws EngineError `not_found`; `invalid` for a directory; `path_denied` when it may not be read;
 *   `unsupported` for what is not a regular file or not text
 */
export async function readTextFile(path: ProjectPath): Promise<TextFile> {
  const { bytes, mtimeNs, mode } = await readFileBytes(path);
  return { ...decoded(path, bytes), sha256: sha256(bytes), size: bytes.length, mtimeNs, mode };
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function decoded(path: ProjectPath, bytes: Buffer): DecodedText {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (error instanceof EngineError) {
      const fields = { ...error.fields, path: path.relative };
      throw new EngineError(error.code, `${path.relative} is ${error.message}`, fields, { cause: error });
    }
    throw error;
  }
}

async function readFileBytes(path: ProjectPath): Promise<{ bytes: Buffer; mtimeNs: bigint; mode: number }> {
  let file: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a named pipe waits for its writer.
    file = await open(path.absolute, constants.O_RDONLY | constants.O_NONBLOCK);
    const { mtimeNs, mode } = await regularFile(path, file);
    return { bytes: await file.readFile(), mtimeNs, mode: Number(mode) };
  } catch (error) {
    throw error instanceof EngineError ? error : fileAccessError('read', path.relative, error);
  } finally {
    await file?.close();
  }
}

async function regularFile(path: ProjectPath, file: FileHandle): Promise<{ mtimeNs: bigint; mode: bigint }> {
  const stat = await file.stat({ bigint: true });
  const name = path.relative || '.';
  if (stat.isDirectory()) {
    throw new EngineError('invalid', `${name} is a directory; name a file`, { path: name });
  }
  if (!stat.isFile()) {
    throw new EngineError('unsupported', `${name} is not a regular file (a pipe, socket or device)`, { path: name });
  }
  return stat;
}
