import { join } from 'node:path';
import { EngineError } from '../errors';
import type { Extractor } from '../parsing/extraction';
import { throwIfCancelled, type Workspace } from '../workspace';
import type { Connection } from './connection';
import { fileAt } from './file-queries';
import type { FileRecord } from './file-record';
import { existingFile, ignored, noSuchFile, notIndexedYet, refuseSkipped, requireLanguage } from './file-refusals';
import { databaseSize, type IndexStatus, languageTotals, skippedFiles } from './index-status';
import type { IndexStore } from './index-store';
import { IndexUpdater, type UpdateOptions } from './index-updater';
import { readStamp, sameStamp } from './stamp';
import { atMost, unlessCancelled } from './waiting';
import type { Warnings } from './warnings';

/** Milliseconds since the last sweep within which its result may stand for the present. */
const SWEEP_AGE = 1_000;
/** Milliseconds that a sweep made for an answer, and what it finds, may take. */
const SWEEP_BUDGET = 2_000;
/** Fewer files are looked at sooner than searched for a text. */
const MANY_FILES = 100;
/** More files than that contain a text that is no rare name: then the index itself is waited for. */
const MOST_MENTIONS = 200;
/** How often a query is asked again since a file of its answer changed meanwhile. */
const ROUNDS = 5;

/** Which of the files contain the text, in any case of letters. */
export type FilesMentioning = (
  files: readonly string[],
  text: string,
  signal: AbortSignal | undefined,
) => Promise<readonly string[]>;

export interface ProjectIndexOptions {
  readonly workspace: Workspace;
  readonly extractor: Extractor;
  readonly store: IndexStore;
  /** Milliseconds that a query waits while the project is looked at for the first time. */
  readonly waitMs: number;
  readonly warnings: Warnings;
  readonly filesMentioning: FilesMentioning;
}

/** What a query found and the files whose content it shows. */
export interface Found<T> {
  readonly value: T;
  readonly files: Iterable<string>;
}

export interface Answer<T> {
  readonly value: T;
  /** Whether nothing is missing: the project was looked at within the last second. */
  readonly complete: boolean;
  /** Files still to be looked at; an answer about one file waits for that file only. */
  readonly pending: number;
}

export interface AnswerOptions {
  /** The one file that the query is about, from `requireFile`; without it the query is about the project. */
  readonly about?: string;
  /**
   * ASCII. What the query looks for stands only in files that contain this text, in whatever case of letters: while many
   * files are still to be looked at, only those are waited for.
   */
  readonly mentioning?: string;
  readonly signal?: AbortSignal;
}

/** The index of one project, kept up to date: the one place that knows how fresh an answer is. */
export class ProjectIndex {
  private readonly updater: IndexUpdater;
  private hasBeenComplete = false;
  private isClosed = false;

  constructor(private readonly options: ProjectIndexOptions) {
    const { workspace, extractor, store, warnings } = options;
    this.updater = new IndexUpdater({ workspace, extractor, store, warn: warnings.add });
  }

  /** Begins to index in the background; what goes wrong becomes a warning. */
  start(): void {
    void this.warnOfFailure(this.update());
  }

  /** @see IndexUpdater.update */
  async update(options: UpdateOptions = {}): Promise<void> {
    await this.updater.update(options);
    this.hasBeenComplete = true;
  }

  /** Tells of files that were just written, created or removed: the next answer knows them. */
  noteChanged(paths: readonly string[]): void {
    // An edit may outlast the index: the next one sees it by itself.
    if (!this.isClosed) {
      this.updater.noteChanged(paths);
    }
  }

  status(): IndexStatus {
    const { workspace, store, warnings } = this.options;
    const { pending, unsupported } = this.updater;
    const languages = store.read(languageTotals);
    return {
      root: workspace.root,
      state: this.hasBeenComplete && pending === 0 ? 'ready' : 'indexing',
      languages,
      files: languages.reduce((sum, { files }) => sum + files, 0),
      symbols: languages.reduce((sum, { symbols }) => sum + symbols, 0),
      pending,
      skipped: [
        ...store.read(skippedFiles),
        ...(unsupported.count > 0 ? [{ reason: 'unsupported_language' as const, ...unsupported }] : []),
      ],
      location: store.location,
      size: store.read(databaseSize),
      warnings: warnings.all,
    };
  }

  /**
   * Asks until every file of the answer is as it is on the disk. Waits for an index that is not up to date, but not for
   * ever: `complete` tells whether it was.
   * @param query is asked once or several times
   * @throws EngineError `cancelled`; `conflict` when a file changes faster than it can be looked at
   */
  async answer<T>(query: (connection: Connection) => Found<T>, options: AnswerOptions = {}): Promise<Answer<T>> {
    const { about, mentioning, signal } = options;
    const { store } = this.options;
    const since = performance.now() - SWEEP_AGE;
    const deadline = this.deadline();
    const verified = new Set<string>();
    let knowsMentions = false;
    for (let round = 1; round <= ROUNDS; round++) {
      this.requireOpen();
      throwIfCancelled(signal);
      if (about === undefined && !knowsMentions && !this.updater.isCurrent(since)) {
        const indexing = this.warnOfFailure(this.update({ since }));
        knowsMentions = mentioning !== undefined && (await this.knowMentions(mentioning, since, deadline, signal));
        if (!knowsMentions) {
          await unlessCancelled(atMost(indexing, deadline - performance.now()), signal);
        }
      }
      this.requireOpen();
      const { generation } = store;
      const complete = about !== undefined || knowsMentions || this.updater.isCurrent(since);
      const { pending } = this.updater;
      const { value, files } = store.read(query);
      const stale = this.staleAmong(about === undefined ? files : [...files, about], verified);
      if (stale.length === 0 && generation === store.generation) {
        return { value, complete, pending };
      }
      await unlessCancelled(this.updater.freshen(stale), signal);
      stale.forEach((path) => verified.add(path));
      knowsMentions &&= generation === store.generation;
    }
    throw new EngineError('conflict', 'files of this answer change faster than they can be read; try again');
  }

  /**
   * The file as the index knows it, looked at just now.
   * @param asked relative to the root, or absolute
   * @throws EngineError `not_found` (no such file, or one that is not the project's), `invalid` (a directory),
   *   `unsupported` (its language, or a file that was skipped), `timeout` (not indexed yet), `path_denied`, `cancelled`
   */
  async requireFile(asked: string, signal?: AbortSignal): Promise<FileRecord> {
    const { workspace, store } = this.options;
    this.requireOpen();
    const path = existingFile(workspace, store, asked);
    requireLanguage(path);
    const now = performance.now();
    if (!this.knows(path)) {
      await this.awaitUntil(this.deadline(), this.updater.swept(now), signal);
      this.requireOpen();
    }
    if (!this.knows(path)) {
      throw this.updater.isSwept(now) ? ignored(path) : notIndexedYet(path, this.updater.pending);
    }
    const { value } = await this.answer((connection) => ({ value: fileAt(connection, path), files: [] }), {
      about: path,
      signal,
    });
    if (!value) {
      throw noSuchFile(store, path);
    }
    refuseSkipped(value);
    return value;
  }

  /** Idempotent; what is going on ends at once. */
  async close(): Promise<void> {
    this.isClosed = true;
    const updater = this.updater.close();
    await this.options.extractor.close();
    await updater;
    this.options.store.close();
  }

  private requireOpen(): void {
    if (this.isClosed) {
      throw new EngineError('cancelled', 'the index was closed');
    }
  }

  private knows(path: string): boolean {
    return (
      this.updater.isPending(path) || this.options.store.read((connection) => fileAt(connection, path)) !== undefined
    );
  }

  private deadline(): number {
    return performance.now() + (this.hasBeenComplete ? SWEEP_BUDGET : this.options.waitMs);
  }

  /**
   * Looks at the files that contain the text ahead of all others.
   * @returns whether the index has all such files as they were at `since`
   */
  private async knowMentions(
    text: string,
    since: number,
    deadline: number,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    await this.awaitUntil(deadline, this.updater.swept(since), signal);
    if (!this.updater.isSwept(since) || this.updater.pending < MANY_FILES) {
      return false;
    }
    try {
      const files = await this.options.filesMentioning(this.updater.pendingPaths, text, signal);
      if (files.length > MOST_MENTIONS) {
        return false;
      }
      await unlessCancelled(this.updater.freshen(files), signal);
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === 'cancelled') {
        throw error;
      }
      return false; // no text search here: the index is waited for
    }
    return this.updater.isSwept(since);
  }

  private async awaitUntil(deadline: number, work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
    await unlessCancelled(atMost(this.warnOfFailure(work), deadline - performance.now()), signal);
  }

  /** The index of yesterday is better than none: an answer from it says that it is not complete. */
  private async warnOfFailure(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof EngineError)) {
        throw error;
      }
      if (error.code !== 'cancelled') {
        this.options.warnings.add(`the index could not be brought up to date: ${error.message}`);
      }
    }
  }

  private staleAmong(paths: Iterable<string>, verified: ReadonlySet<string>): string[] {
    const { workspace, store } = this.options;
    return [...new Set(paths)].filter((path) => {
      const file = store.read((connection) => fileAt(connection, path));
      const isTrusted = file?.settled === true || verified.has(path);
      return !isTrusted || !sameStamp(file, readStamp(join(workspace.root, path)));
    });
  }
}
