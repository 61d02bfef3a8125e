import { EngineError, type EngineErrorCode } from '../errors';

const REFUSALS: Readonly<Record<string, [code: EngineErrorCode, reason: string]>> = {
  ENOENT: ['not_found', 'no such file'],
  ENOTDIR: ['not_found', 'no such file: a part of the path is a file, not a directory'],
  EISDIR: ['invalid', 'this is a directory; name a file'],
  EACCES: ['path_denied', 'permission denied; give this user access to it'],
  EPERM: ['path_denied', 'operation not permitted; give this user access to it'],
  EROFS: ['path_denied', 'the file system is read-only'],
  ELOOP: ['path_denied', 'the symbolic links on this path go in a circle'],
  ENOSPC: ['unsupported', 'the disk is full; free some space'],
  EDQUOT: ['unsupported', "this user's disk quota is used up; free some space"],
  EFBIG: ['unsupported', 'the file would be larger than this process may write'],
  ENAMETOOLONG: ['invalid', 'the name is too long for this file system'],
};

/**
 * The refusal of the operating system in the engine's words; the system's own code stays in `fields.errno`.
 * @param path as the user knows it, for the message
 * @param action what failed, as "read" in "cannot read src/a.ts"
 */
export function fileAccessError(action: string, path: string, cause: unknown): EngineError {
  const errno = (cause as NodeJS.ErrnoException).code ?? 'UNKNOWN';
  const [code, reason] = REFUSALS[errno] ?? ['unsupported', (cause as Error).message];
  return new EngineError(code, `cannot ${action} ${path}: ${reason}`, { path, errno }, { cause });
}
