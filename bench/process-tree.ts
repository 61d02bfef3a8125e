import { readdirSync, readFileSync } from 'node:fs';

/** What `statm` counts in; 4096 on x64 and most of arm64 Linux. */
const PAGE = 4096;

/**
 * Bytes of memory that a process and all below it hold now. Pages that several of them share count for each; a process
 * that ends meanwhile counts nothing.
 */
export function treeMemory(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + memory(each), 0);
}

function descendants(pid: number): number[] {
  return children(pid).flatMap((child) => [child, ...descendants(child)]);
}

function children(pid: number): number[] {
  return unlessGone([], () =>
    readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    ),
  );
}

function memory(pid: number): number {
  return unlessGone(0, () => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE);
}

function unlessGone<T>(nothing: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return nothing;
    throw error;
  }
}
