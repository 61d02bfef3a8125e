import { SqliteError } from 'better-sqlite3';

/** The file is no database, or its pages contradict each other. */
export function isDamage(error: unknown): boolean {
  return hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/);
}

/** The place cannot be written or read: disk full, file size limit, permission, the device's own failure. */
export function isUnusable(error: unknown): boolean {
  return hasCode(error, /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY|PERM|PROTOCOL)/);
}

/** Another process has kept its transaction open longer than a statement waits. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, /^SQLITE_BUSY/);
}

function hasCode(error: unknown, pattern: RegExp): boolean {
  return error instanceof SqliteError && pattern.test(error.code);
}
