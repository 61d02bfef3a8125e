import { join } from 'node:path';
import { cacheDirectory, databaseName } from './cache-directory';
import { Connection } from './connection';
import type { FileChange } from './file-record';
import { openDatabaseFile, openMemoryDatabase } from './open-database';
import { isDamage, isUnusable } from './sqlite-errors';
import { writeChanges } from './write-changes';

export interface StoreOptions {
  /** Real path of the project. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** @see schemaVersion */
  readonly version: number;
  readonly warn: (message: string) => void;
}

/**
 * The index in its file. Where the file is damaged it begins anew; where there can be no file (any longer) it goes on in
 * memory, and says so. Either way it is empty then, and `generation` has risen.
 */
export class IndexStore {
  private readonly file: string;
  private connection: Connection;
  private inMemory = false;
  private losses = 0;

  constructor(private readonly options: StoreOptions) {
    this.file = join(cacheDirectory(options.env), databaseName(options.root));
    this.connection = this.openFile(false);
  }

  /** Changes whenever all content was lost. */
  get generation(): number {
    return this.losses;
  }

  /** Path of the database; undefined in memory. */
  get location(): string | undefined {
    return this.inMemory ? undefined : this.file;
  }

  /** @param query may run twice: on what is left of the index when it was lost */
  read<T>(query: (connection: Connection) => T): T {
    return this.surviving(() => query(this.connection));
  }

  /**
   * @see writeChanges
   * @throws SqliteError SQLITE_BUSY when another process writes for longer than a statement waits
   */
  write(changes: readonly FileChange[]): FileChange[] {
    return this.surviving(() => writeChanges(this.connection, changes));
  }

  /** @param reason why the file cannot be used, for the warning */
  useMemory(reason: string): void {
    this.connection.close();
    this.connection = this.openMemory(reason);
    this.losses += 1;
  }

  /** Idempotent. */
  close(): void {
    this.connection.close();
  }

  private surviving<T>(work: () => T): T {
    for (;;) {
      try {
        return work();
      } catch (error) {
        this.replaceFile(error);
      }
    }
  }

  /** @throws the error itself when another database would not help */
  private replaceFile(error: unknown): void {
    if (this.inMemory || !(isDamage(error) || isUnusable(error))) {
      throw error;
    }
    if (isUnusable(error)) {
      this.useMemory(messageOf(error));
      return;
    }
    this.connection.close();
    this.options.warn(`the index ${this.file} is damaged (${messageOf(error)}); it is built anew`);
    this.connection = this.openFile(true);
    this.losses += 1;
  }

  private openFile(discard: boolean): Connection {
    try {
      return new Connection(openDatabaseFile(this.file, { version: this.options.version, discard }));
    } catch (error) {
      return this.openMemory(messageOf(error));
    }
  }

  private openMemory(reason: string): Connection {
    this.inMemory = true;
    this.options.warn(
      `the index cannot be kept in ${this.file} (${reason}): it is in memory and will be built again at the next start; ` +
        'set CODELENS_CACHE_DIR to a directory that can be written',
    );
    return new Connection(openMemoryDatabase(this.options.version));
  }
}

function messageOf(error: unknown): string {
  return (error as Error).message;
}
