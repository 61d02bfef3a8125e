import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { SCHEMA } from './schema';
import { isDamage } from './sqlite-errors';

/** How long one statement waits, with the process, for another process's transaction; those take a few milliseconds. */
const BUSY_MS = 1_000;
/** How long an opening process waits for another one that is opening the same index. */
const OPENING_MS = 5_000;

export interface DatabaseOptions {
  /** @see schemaVersion */
  readonly version: number;
  /** Whether to start anew whatever the file holds. */
  readonly discard?: boolean;
}

/**
 * The index in a file. One that another version wrote, or that is damaged, is replaced by an empty one.
 * @throws the file system's error, or SqliteError, when the place cannot be used
 */
export function openDatabaseFile(file: string, { version, discard = false }: DatabaseOptions): Database.Database {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  return alone(`${file}.lock`, () => {
    const existing = discard ? undefined : openExisting(file, version);
    if (existing) {
      return existing;
    }
    removeDatabase(file);
    return create(file, version);
  });
}

export function openMemoryDatabase(version: number): Database.Database {
  return create(':memory:', version);
}

/** Between looking at the file and replacing it no other process may do the same. SQLite's lock ends with its process. */
function alone<T>(lockFile: string, work: () => T): T {
  const lock = new Database(lockFile, { timeout: OPENING_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}

function openExisting(file: string, version: number): Database.Database | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: BUSY_MS });
    if (database.pragma('user_version', { simple: true }) === version) {
      return configure(database);
    }
  } catch (error) {
    if (!isDamage(error)) {
      database?.close();
      throw error;
    }
  }
  database?.close();
  return undefined;
}

function create(file: string, version: number): Database.Database {
  const database = new Database(file, { timeout: BUSY_MS });
  try {
    configure(database);
    database.transaction(() => {
      database.exec(SCHEMA);
      database.pragma(`user_version = ${version}`);
    })();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function configure(database: Database.Database): Database.Database {
  database.pragma('journal_mode = WAL');
  // In WAL mode NORMAL loses the last transactions with the machine's power, never the database.
  database.pragma('synchronous = NORMAL');
  database.pragma('cell_size_check = ON');
  return database;
}

/** The database goes first: who has it open sees that it moved, and leaves the other two files alone. */
function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(file + suffix, { force: true });
  }
}
