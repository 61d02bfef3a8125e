import { lstatSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { EngineError } from '../errors';
import type { ProjectPath } from './project-path';

/**
 * The one check that a path lies inside the project: the real path of its nearest existing ancestor must.
 * @param root a real path
 * @param path relative to the root, or absolute; `.` is the root
 * @throws EngineError `path_denied`
 */
export function locate(root: string, path: string): ProjectPath {
  if (path === '') {
    throw denied(root, path, 'is empty; "." names the project itself');
  }
  if (path.includes('\0')) {
    throw denied(root, path, 'contains a NUL character');
  }
  const asked = resolve(root, withForwardSlashes(root, path));
  const { real, missing } = nearestExisting(root, path, asked);
  if (!isInside(root, real)) {
    throw denied(root, path, 'leads outside the project; use a path relative to its root');
  }
  // An absolute path may reach the root through a link that stands outside of it (/tmp on macOS).
  const absolute = isInside(root, asked) ? asked : resolve(real, missing);
  if (hasGitSegment(root, absolute) || hasGitSegment(root, real)) {
    throw denied(root, path, 'belongs to git, whose own files are not part of the project');
  }
  return { relative: slashed(relative(root, absolute)), absolute };
}

export function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Off Windows a backslash may be part of a name: it is a separator unless a file of exactly that name exists. */
function withForwardSlashes(root: string, path: string): string {
  if (!path.includes('\\') || exists(resolve(root, path))) {
    return path;
  }
  return path.replaceAll('\\', '/');
}

function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

function nearestExisting(root: string, path: string, asked: string): { real: string; missing: string } {
  for (let existing = asked; ; existing = dirname(existing)) {
    try {
      return { real: realpathSync.native(existing), missing: relative(existing, asked) };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'ENOTDIR') {
        throw denied(root, path, `cannot be resolved (${code ?? 'unknown error'})`, error);
      }
      // What exists without a real path is a dangling link: a file created through it would lie where the link says.
      if (exists(existing)) {
        throw denied(root, path, 'goes through a symbolic link that leads nowhere', error);
      }
    }
  }
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false; // whatever the reason, the caller's next look at the path reports it
  }
}

/** In any case of letters: macOS and Windows open `.GIT/config` too. */
function hasGitSegment(root: string, path: string): boolean {
  return relative(root, path)
    .split(sep)
    .some((segment) => segment.toLowerCase() === '.git');
}

function denied(root: string, path: string, why: string, cause?: unknown): EngineError {
  return new EngineError('path_denied', `path ${JSON.stringify(path)} ${why}`, { path, root }, { cause });
}
