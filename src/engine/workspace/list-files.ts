import { throwIfCancelled } from './cancellation';
import { isExcluded } from './excludes';
import { listWithGit } from './git-listing';
import { keepRegularFiles } from './regular-files';
import { listByWalk } from './walk-listing';

export interface ListingOptions {
  readonly signal?: AbortSignal;
  /** Told what could not be listed and why, a line each: a directory without permission, for one. */
  readonly warn?: (message: string) => void;
}

/**
 * Every file of the project: what git tracks or would offer to add; in a directory without git, what a walk finds that
 * no `.gitignore` names. `EXCLUDED_DIRECTORIES` are left out in both, and submodules with git. A name that is not valid
 * UTF-8 cannot be written in an answer and is left out.
 * @returns paths relative to the root, forward slashes, sorted by code unit, no two alike
 * @throws EngineError `cancelled`, or `unsupported` when git fails
 */
export async function listFiles(root: string, options: ListingOptions = {}): Promise<string[]> {
  throwIfCancelled(options.signal);
  const listed = await listedPaths(root, options);
  const wanted = [...new Set(listed)].filter((path) => !isExcluded(path));
  const files = await keepRegularFiles(root, wanted, options.signal);
  return files.sort();
}

async function listedPaths(root: string, options: ListingOptions): Promise<string[]> {
  try {
    return (await listWithGit(root, options)) ?? (await listByWalk(root, options));
  } catch (error) {
    throwIfCancelled(options.signal); // git that was killed fails with an error of its own
    throw error;
  }
}
