import type { Connection } from './connection';
import type { SkipReason } from './file-record';
import { EXAMPLES, type PathSample } from './sweep';

export interface LanguageTotal {
  /** Id of a LanguageSupport. */
  readonly language: string;
  readonly files: number;
  readonly symbols: number;
}

export interface SkippedFiles extends PathSample {
  readonly reason: SkipReason | 'unsupported_language';
}

/** What the index holds. */
export interface IndexStatus {
  /** Real path of the project. */
  readonly root: string;
  /** `ready` once everything was looked at for the first time and nothing is pending. */
  readonly state: 'indexing' | 'ready';
  /** Most files first. */
  readonly languages: readonly LanguageTotal[];
  /** Without the skipped ones. */
  readonly files: number;
  readonly symbols: number;
  /** Files still to be looked at, as far as is known. */
  readonly pending: number;
  /** Most files first; only reasons that occurred. */
  readonly skipped: readonly SkippedFiles[];
  /** Path of the database; undefined when the index is in memory only. */
  readonly location: string | undefined;
  /** Bytes that the index takes, in the file or in memory. */
  readonly size: number;
  /** What went wrong so far without being an error of a call. */
  readonly warnings: readonly string[];
}

export function languageTotals(connection: Connection): LanguageTotal[] {
  return connection.all(`
    SELECT language, count(*) AS files, sum(symbols) AS symbols FROM files WHERE skipped IS NULL
    GROUP BY language ORDER BY files DESC, language`);
}

export function skippedFiles(connection: Connection): SkippedFiles[] {
  const totals = connection.all<{ reason: SkipReason; count: number }>(`
    SELECT skipped AS reason, count(*) AS count FROM files WHERE skipped IS NOT NULL
    GROUP BY skipped ORDER BY count DESC, skipped`);
  return totals.map((total) => ({ ...total, examples: examplesOf(connection, total.reason) }));
}

function examplesOf(connection: Connection, reason: SkipReason): string[] {
  const sql = 'SELECT path FROM files WHERE skipped = $reason ORDER BY path LIMIT $limit';
  return connection.all<{ path: string }>(sql, { reason, limit: EXAMPLES }).map(({ path }) => path);
}

export function databaseSize(connection: Connection): number {
  const sql = 'SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()';
  return connection.get<{ size: number }>(sql)?.size ?? 0;
}
