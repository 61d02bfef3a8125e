import { existsSync, opendirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { EngineError } from '../errors';
import { fileAccessError } from './file-access-error';

/**
 * The project that a directory belongs to: its nearest ancestor with a `.git` (a directory, or a file as worktrees and
 * submodules have), else the directory itself. The search ends below the home directory and the file system's root:
 * dotfiles kept in a repository there do not make everything one project.
 * @returns a real path
 * @throws EngineError `not_found`, `invalid` (not a directory) or `path_denied` (unreadable)
 */
export function findProjectRoot(start: string): string {
  const directory = readableDirectory(start);
  for (let current = directory; !isTooWide(current); current = dirname(current)) {
    if (existsSync(join(current, '.git'))) {
      return current;
    }
  }
  return directory;
}

/**
 * The real path of a directory that may be opened as a project.
 * @throws EngineError as `findProjectRoot`, and `path_denied` for `/` and the home directory
 */
export function checkedRoot(directory: string): string {
  const root = readableDirectory(directory);
  if (root === dirname(root)) {
    throw refused(directory, 'is the root of the file system');
  }
  if (isTooWide(root)) {
    throw refused(directory, 'is your home directory');
  }
  return root;
}

function refused(path: string, what: string): EngineError {
  return new EngineError('path_denied', `${path} ${what}, too wide for a project; name a directory in it`, { path });
}

function isTooWide(directory: string): boolean {
  return directory === dirname(directory) || directory === resolve(homedir()) || directory === realHome();
}

function realHome(): string | undefined {
  try {
    return realpathSync(homedir());
  } catch {
    return undefined; // a user without a home directory (a service account) has none to protect
  }
}

function readableDirectory(path: string): string {
  if (path === '' || path.includes('\0')) {
    throw new EngineError('invalid', `not the name of a directory: ${JSON.stringify(path)}`, { path });
  }
  const real = realDirectory(path);
  try {
    opendirSync(`${real}${sep}.`).closeSync(); // the dot needs the permission to enter, the list that to read
  } catch (error) {
    throw fileAccessError('read the directory', path, error);
  }
  return real;
}

function realDirectory(path: string): string {
  let real: string;
  try {
    real = realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new EngineError('not_found', `no such directory: ${path}; check the spelling`, { path }, { cause: error });
    }
    throw fileAccessError('open the directory', path, error);
  }
  if (!statSync(real).isDirectory()) {
    throw new EngineError('invalid', `not a directory: ${path}; name the directory of a project`, { path });
  }
  return real;
}
