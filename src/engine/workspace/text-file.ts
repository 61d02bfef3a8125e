import { createHash } from 'node:crypto';
import { type BigIntStats, closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
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
 * A text file of the project, whole. Synchronous: 40 µs for a source file that the system has in memory, where the same
 * calls as promises take 250.
 * @throws EngineError `not_found`; `invalid` for a directory; `path_denied` when it may not be read;
 *   `unsupported` for what is not a regular file or not text
 */
export function readTextFile(path: ProjectPath): TextFile {
  const { bytes, mtimeNs, mode } = readFileBytes(path);
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

function readFileBytes(path: ProjectPath): { bytes: Buffer; mtimeNs: bigint; mode: number } {
  let file: number | undefined;
  try {
    // Without O_NONBLOCK, opening a named pipe waits for its writer.
    file = openSync(path.absolute, constants.O_RDONLY | constants.O_NONBLOCK);
    const { mtimeNs, mode } = regularFile(path, file);
    return { bytes: readFileSync(file), mtimeNs, mode: Number(mode) };
  } catch (error) {
    throw error instanceof EngineError ? error : fileAccessError('read', path.relative, error);
  } finally {
    if (file !== undefined) {
      closeSync(file);
    }
  }
}

function regularFile(path: ProjectPath, file: number): BigIntStats {
  const stat = fstatSync(file, { bigint: true });
  const name = path.relative || '.';
  if (stat.isDirectory()) {
    throw new EngineError('invalid', `${name} is a directory; name a file`, { path: name });
  }
  if (!stat.isFile()) {
    throw new EngineError('unsupported', `${name} is not a regular file (a pipe, socket or device)`, { path: name });
  }
  return stat;
}
