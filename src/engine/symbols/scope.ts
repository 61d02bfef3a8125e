import { statSync } from 'node:fs';
import type { ProjectIndex, Scope } from '../store';
import type { Workspace } from '../workspace';

/**
 * @param within file or directory; undefined for the whole project
 * @throws EngineError as `ProjectIndex.requireFile`
 */
export async function scopeOf(
  workspace: Workspace,
  index: ProjectIndex,
  within: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Scope> {
  if (within === undefined) {
    return { kind: 'project' };
  }
  const { absolute, relative } = workspace.locate(within);
  if (relative === '') {
    return { kind: 'project' };
  }
  if (isDirectory(absolute)) {
    return { kind: 'directory', path: relative };
  }
  const { path } = await index.requireFile(within, signal);
  return { kind: 'file', path };
}

export function isInScope(scope: Scope, file: string): boolean {
  switch (scope.kind) {
    case 'project':
      return true;
    case 'directory':
      return file.startsWith(`${scope.path}/`);
    case 'file':
      return file === scope.path;
  }
}

function isDirectory(absolute: string): boolean {
  try {
    return statSync(absolute).isDirectory();
  } catch {
    return false; // requireFile says what is wrong with it
  }
}
