import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { throwIfCancelled } from './cancellation';
import { locate } from './containment';

/** Synchronous calls are several times faster than as many promises; every so many the process may do other work. */
const FILES_AT_A_TIME = 1000;

/**
 * Of the listed paths those that are regular files inside the root, or links to such: not what was deleted, submodules,
 * pipes, or what a link on the way would lead elsewhere.
 */
export async function keepRegularFiles(
  root: string,
  paths: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const directories = new Directories(root);
  const kept: string[] = [];
  for (let start = 0; start < paths.length; start += FILES_AT_A_TIME) {
    throwIfCancelled(signal);
    const some = paths.slice(start, start + FILES_AT_A_TIME);
    kept.push(...some.filter((path) => directories.areReal(parentOf(path)) && isRegularFile(root, path)));
    await setImmediate();
  }
  return kept;
}

/** Remembers which directories are reached without a link. */
class Directories {
  private readonly known = new Map<string, boolean>([['', true]]);

  constructor(private readonly root: string) {}

  areReal(directory: string): boolean {
    const known = this.known.get(directory);
    if (known !== undefined) {
      return known;
    }
    const real =
      this.areReal(parentOf(directory)) && look(lstatSync, join(this.root, directory))?.isDirectory() === true;
    this.known.set(directory, real);
    return real;
  }
}

function isRegularFile(root: string, path: string): boolean {
  const absolute = join(root, path);
  const stat = look(lstatSync, absolute);
  if (!stat?.isSymbolicLink()) {
    return stat?.isFile() ?? false;
  }
  return look(statSync, absolute)?.isFile() === true && leadsInside(root, absolute);
}

function leadsInside(root: string, link: string): boolean {
  try {
    locate(root, realpathSync(link));
    return true;
  } catch {
    return false; // outside, one of git's own files, or gone since: in no case a file of the project
  }
}

/** A listed path may be gone, or stand below what is now a file: then there is nothing to see. */
function look(stat: (path: string) => Stats, path: string): Stats | undefined {
  try {
    return stat(path);
  } catch {
    return undefined;
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
