import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Extractor } from '../parsing/extraction';
import { throwIfCancelled, type Workspace } from '../workspace';
import { fileAt } from './file-queries';
import { FileIndexer } from './file-indexer';
import type { FileChange } from './file-record';
import type { IndexStore } from './index-store';
import { isBusy } from './sqlite-errors';
import { type PathSample, sweep } from './sweep';
import { allDone, chunked, unlessCancelled } from './waiting';

/**
 * Files of one transaction, the first and the most: a commit writes pages of the whole index, so that small ones are cheap
 * while it is small, and let the first answers see something.
 */
const FIRST_BATCH = 16;
const LARGEST_BATCH = 256;
/** While one batch is written, the next one is read and parsed. */
const LANES = 2;
/** Files of a batch that are read and wait for a parser: enough for the threads to go on during a write. */
const AT_A_TIME = 64;
/** How often a write is tried while another process holds the database, each waiting a second. */
const WRITE_ATTEMPTS = 5;
const PAUSE_MS = 100;

export interface UpdateProgress {
  /** Files looked at since this update began. */
  readonly done: number;
  /** Those and the ones still to be looked at. */
  readonly total: number;
}

export interface UpdaterOptions {
  readonly workspace: Workspace;
  readonly extractor: Extractor;
  readonly store: IndexStore;
  readonly warn: (message: string) => void;
}

export interface UpdateOptions {
  readonly since?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UpdateProgress) => void;
}

/** Files that a question waits for are looked at first, the others later. */
type Turn = 'first' | 'later';

/** Brings the index to what is on the disk. Times are those of `performance.now()`. */
export class IndexUpdater {
  private readonly indexer: FileIndexer;
  private readonly ending = new AbortController();
  private readonly listeners = new Set<(progress: UpdateProgress) => void>();
  /** Known to differ from the index, or not certain to equal it. */
  private readonly suspects = new Set<string>();
  private readonly inWork = new Map<Promise<void>, readonly string[]>();
  /** What somebody waits for. */
  private readonly urgent = new Set<Promise<void>>();
  private sweeping: Promise<void> | undefined;
  private draining: Promise<void> | undefined;
  private lastSweep: LastSweep | undefined;
  /** When a file was noted that the index does not know: only a sweep can tell whether it is the project's. */
  private unlistedSince = -Infinity;

  constructor(private readonly options: UpdaterOptions) {
    this.indexer = new FileIndexer(options.workspace, options.extractor, options.store, options.warn);
  }

  /** How many files still have to be looked at, as far as is known. */
  get pending(): number {
    return [...this.inWork.values()].reduce((sum, paths) => sum + paths.length, this.suspects.size);
  }

  /** Those files. */
  get pendingPaths(): string[] {
    return [...this.suspects, ...[...this.inWork.values()].flat()];
  }

  /** Files in no language that we know, as of the last sweep. */
  get unsupported(): PathSample {
    return this.lastSweep?.unsupported ?? { count: 0, examples: [] };
  }

  /** Whether all that differed at that time is known. */
  isSwept(since: number): boolean {
    const { startedAt = -Infinity, generation } = this.lastSweep ?? {};
    return startedAt >= Math.max(since, this.unlistedSince) && generation === this.options.store.generation;
  }

  /** Whether all that differed at that time is in the index. */
  isCurrent(since: number): boolean {
    return this.isSwept(since) && this.pending === 0;
  }

  isPending(path: string): boolean {
    return this.suspects.has(path) || [...this.inWork.values()].some((paths) => paths.includes(path));
  }

  /** Files that were just written, created or removed. */
  noteChanged(paths: readonly string[]): void {
    for (const path of paths) {
      if (this.options.store.read((connection) => fileAt(connection, path))) {
        this.suspects.add(path);
      } else {
        this.unlistedSince = performance.now();
      }
    }
  }

  /**
   * Resolves when all that differed at `since` (by default now) is in the index. Only one update runs at a time, who comes
   * later joins it; a caller that withdraws leaves it running, `close` ends it.
   * @throws EngineError `cancelled`, or `unsupported` when the files cannot be listed
   */
  async update({ since = performance.now(), signal, onProgress }: UpdateOptions = {}): Promise<void> {
    if (onProgress) {
      this.listeners.add(onProgress);
    }
    try {
      while (!this.isCurrent(since)) {
        await this.swept(since, signal);
        await unlessCancelled(this.drainOnce(), signal);
      }
    } finally {
      if (onProgress) {
        this.listeners.delete(onProgress);
      }
    }
  }

  /** Resolves when all that differed at `since` is known; throws as `update`. */
  async swept(since: number, signal?: AbortSignal): Promise<void> {
    while (!this.isSwept(since)) {
      this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined));
      await unlessCancelled(this.sweeping, signal);
    }
  }

  /** Looks at these files of the index, or files that are pending, ahead of all others. */
  async freshen(paths: readonly string[]): Promise<void> {
    const work = this.look(paths, 'first');
    this.urgent.add(work);
    try {
      await work;
    } finally {
      this.urgent.delete(work);
    }
  }

  private async look(paths: readonly string[], turn: Turn): Promise<void> {
    for (const path of paths) {
      this.suspects.delete(path);
    }
    const work = this.refresh(paths, turn);
    this.inWork.set(work, paths);
    try {
      await work;
    } catch (error) {
      this.addSuspects(paths);
      throw error;
    } finally {
      this.inWork.delete(work);
    }
  }

  /** Ends what is running. Idempotent. */
  async close(): Promise<void> {
    this.ending.abort();
    await Promise.allSettled([this.sweeping, this.draining, ...this.inWork.keys()]);
  }

  private async sweep(): Promise<void> {
    const { workspace, store, warn } = this.options;
    throwIfCancelled(this.ending.signal);
    const { generation } = store;
    const startedAt = performance.now();
    const superseded = [...this.suspects];
    const { suspects, gone, unsupported } = await sweep(workspace, store, { signal: this.ending.signal, warn });
    for (const files of chunked(gone, LARGEST_BATCH)) {
      await this.write(files.map((file): FileChange => ({ path: file.path, before: file, change: 'removed' })));
      await setImmediate();
    }
    for (const path of superseded) {
      this.suspects.delete(path);
    }
    this.addSuspects(suspects);
    this.lastSweep = { startedAt, generation, unsupported };
  }

  private drainOnce(): Promise<void> {
    this.draining ??= this.drain().finally(() => (this.draining = undefined));
    return this.draining;
  }

  private async drain(): Promise<void> {
    let done = 0;
    const batches = growingBatches([...this.suspects]);
    const lane = async (): Promise<void> => {
      for (const batch of batches) {
        throwIfCancelled(this.ending.signal);
        await this.look(
          batch.filter((path) => this.suspects.has(path)),
          'later',
        );
        done += batch.length;
        this.report({ done, total: done + this.pending });
        await setImmediate();
      }
    };
    await allDone(Array.from({ length: LANES }, lane));
    await Promise.allSettled(this.inWork.keys());
  }

  private async refresh(paths: readonly string[], turn: Turn): Promise<void> {
    const changes: (FileChange | undefined)[] = [];
    const left = paths.values();
    const examine = async (): Promise<void> => {
      for (const path of left) {
        if (turn === 'later' && this.urgent.size > 0) {
          await Promise.allSettled(this.urgent);
        }
        changes.push(await this.indexer.examine(path));
      }
    };
    await allDone(Array.from({ length: AT_A_TIME }, examine));
    await this.write(changes.filter((change) => change !== undefined));
  }

  private async write(changes: readonly FileChange[]): Promise<void> {
    const { store } = this.options;
    for (let attempt = 1; ; attempt++) {
      try {
        const unwritten = store.write(changes);
        this.addSuspects(unwritten.map(({ path }) => path));
        return;
      } catch (error) {
        if (!isBusy(error)) {
          throw error;
        }
        if (attempt === WRITE_ATTEMPTS) {
          store.useMemory('another process keeps it locked');
        }
      }
      await setTimeout(PAUSE_MS);
    }
  }

  private addSuspects(paths: readonly string[]): void {
    for (const path of paths) {
      this.suspects.add(path);
    }
  }

  private report(progress: UpdateProgress): void {
    for (const listener of this.listeners) {
      listener(progress);
    }
  }
}

function* growingBatches(paths: readonly string[]): Generator<string[]> {
  let size = FIRST_BATCH;
  for (let start = 0; start < paths.length; start += size, size = Math.min(2 * size, LARGEST_BATCH)) {
    yield paths.slice(start, start + size);
  }
}

interface LastSweep {
  readonly startedAt: number;
  /** Of the store it was compared with. */
  readonly generation: number;
  readonly unsupported: PathSample;
}
