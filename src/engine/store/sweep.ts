import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { languageOf } from '../languages';
import { throwIfCancelled, type ListingOptions, type Workspace } from '../workspace';
import { filesBelow } from './file-queries';
import type { FileRecord } from './file-record';
import type { IndexStore } from './index-store';
import { readStamp, sameStamp } from './stamp';

/** How many files are looked at before the process may do other work: some 4 ms. */
const FILES_AT_A_TIME = 1_000;

/** How the files on disk differ from what the index says. */
export interface SweepResult {
  /** New, changed, or not certain to be unchanged. */
  readonly suspects: readonly string[];
  /** In the index and not among the project's files any more. */
  readonly gone: readonly FileRecord[];
  /** Files of the project in no language that we know. */
  readonly unsupported: PathSample;
}

/** Some of many paths. */
export interface PathSample {
  readonly count: number;
  /** The first few. */
  readonly examples: readonly string[];
}

export const EXAMPLES = 3;

/** Lists the project's files and compares what stat says of each with the index; reads none of them. */
export async function sweep(workspace: Workspace, store: IndexStore, options: ListingOptions): Promise<SweepResult> {
  // The index first: a file that another process adds after the listing must not be taken for one that is gone.
  const known = new Map(store.read((connection) => filesBelow(connection, '')).map((file) => [file.path, file]));
  const listed = await workspace.listFiles(options);
  const suspects: string[] = [];
  const unsupported: string[] = [];
  for (const [index, path] of listed.entries()) {
    if (index % FILES_AT_A_TIME === 0) {
      await setImmediate();
      throwIfCancelled(options.signal);
    }
    const file = known.get(path);
    known.delete(path);
    if (!languageOf(path)) {
      unsupported.push(path);
    } else if (!file?.settled || !sameStamp(file, readStamp(join(workspace.root, path)))) {
      suspects.push(path);
    }
  }
  return {
    suspects,
    gone: [...known.values()],
    unsupported: { count: unsupported.length, examples: unsupported.slice(0, EXAMPLES) },
  };
}
