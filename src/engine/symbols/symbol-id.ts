import { statSync } from 'node:fs';
import type { Workspace } from '../workspace';

export interface SymbolId {
  /** Relative to the root. */
  readonly file: string;
  /** As it stands behind the `#`. */
  readonly namePath: string;
}

/**
 * A text is an id if what stands before a `#` of it, the first such one, is a file of the project.
 * @returns undefined for a text that is none
 */
export function parseSymbolId(workspace: Workspace, text: string): SymbolId | undefined {
  for (let hash = text.indexOf('#'); hash >= 0; hash = text.indexOf('#', hash + 1)) {
    const file = fileOf(workspace, text.slice(0, hash));
    if (file !== undefined && hash + 1 < text.length) {
      return { file, namePath: text.slice(hash + 1) };
    }
  }
  return undefined;
}

function fileOf(workspace: Workspace, path: string): string | undefined {
  try {
    const { absolute, relative } = workspace.locate(path);
    return statSync(absolute).isFile() ? relative : undefined;
  } catch {
    return undefined; // outside, missing or barred: no file that could be meant
  }
}
