import { locate } from './containment';
import { listFiles, type ListingOptions } from './list-files';
import { checkedRoot } from './project-root';
import type { ProjectPath } from './project-path';

/** A directory that was opened as a project: which paths belong to it and which files it has. */
export class Workspace {
  /** @param root the real path of a directory fit to be a project: `openWorkspace` sees to it */
  constructor(readonly root: string) {}

  /**
   * @param path relative to the root, or absolute; `.` is the root; need not exist
   * @throws EngineError `path_denied` for what is outside the project, also by a link, and for git's own files
   */
  locate(path: string): ProjectPath {
    return locate(this.root, path);
  }

  /** @see listFiles */
  listFiles(options?: ListingOptions): Promise<string[]> {
    return listFiles(this.root, options);
  }
}

/**
 * Opens exactly this directory; `findProjectRoot` tells which one a directory belongs to.
 * @throws EngineError `not_found` for no such directory, `invalid` for what is not a directory, `path_denied` for one
 *   that cannot be read, the root of the file system and the home directory
 */
export function openWorkspace(directory: string): Workspace {
  return new Workspace(checkedRoot(directory));
}
