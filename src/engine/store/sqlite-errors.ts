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

/** By its code: `instanceof` fails where the module was loaded twice, since its native part knows one class only. */
function hasCode(error: unknown, pattern: RegExp): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && pattern.test(code);
}
