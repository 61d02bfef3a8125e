import { createHash } from 'node:crypto';
import { SYMBOL_KINDS } from '../symbols/symbol';

/**
 * One row a file that has been looked at, also where it was skipped; one row a distinct name; one row a symbol, clustered
 * by file. Of the names that occur without being defined (`words`): which files have each, and for each file a packed list
 * of its words, as varints, and of their places (see `parsing/occurrences.ts`): a row a place would take three times the room. Times are milliseconds since the epoch. Names and paths compare as bytes.
 */
export const SCHEMA = `
  CREATE TABLE files (
    id INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    size INTEGER NOT NULL,
    mtime REAL NOT NULL,
    ctime REAL NOT NULL,
    inode INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    hash TEXT NOT NULL,
    lines INTEGER NOT NULL,
    parse_errors INTEGER NOT NULL,
    symbols INTEGER NOT NULL,
    skipped TEXT
  );
  CREATE TABLE names (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    folded TEXT NOT NULL
  );
  CREATE TABLE symbols (
    file_id INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    name_id INTEGER NOT NULL,
    occurrence INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    start_line INTEGER NOT NULL,
    end_line INTEGER NOT NULL,
    start INTEGER NOT NULL,
    end INTEGER NOT NULL,
    name_line INTEGER NOT NULL,
    name_column INTEGER NOT NULL,
    doc_start_line INTEGER NOT NULL,
    signature TEXT NOT NULL,
    doc TEXT NOT NULL,
    PRIMARY KEY (file_id, ordinal)
  ) WITHOUT ROWID;
  CREATE INDEX symbols_by_name ON symbols (name_id);
  CREATE TABLE words (
    id INTEGER PRIMARY KEY,
    word TEXT NOT NULL UNIQUE
  );
  CREATE TABLE word_files (
    word_id INTEGER NOT NULL,
    file_id INTEGER NOT NULL,
    PRIMARY KEY (word_id, file_id)
  ) WITHOUT ROWID;
  CREATE TABLE occurrences (
    file_id INTEGER PRIMARY KEY,
    words BLOB NOT NULL,
    places BLOB NOT NULL
  );
`;

/**
 * What `PRAGMA user_version` must say for the rows to mean what this program takes them for: it follows from the tables,
 * the codes of the kinds and the extraction that filled them, so nobody has to remember to raise it.
 * @param extraction changes whenever the same text may yield other symbols
 */
export function schemaVersion(extraction: string): number {
  const digest = createHash('sha256')
    .update(JSON.stringify([SCHEMA, SYMBOL_KINDS, extraction]))
    .digest();
  // Positive and never 0, which is what a file without a version has.
  return (digest.readUInt32BE(0) >>> 1) | 1;
}
