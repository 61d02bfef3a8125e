import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { throwIfCancelled } from './cancellation';
import { EXCLUDED_DIRECTORIES } from './excludes';
import { fileAccessError } from './file-access-error';
import { IgnoreRules } from './ignore-rules';
import type { ListingOptions } from './list-files';

/**
 * The files below the root that no `.gitignore` names, in no order. Links to directories are not followed, so there are
 * no loops; links to files are listed.
 * @throws EngineError when the root itself cannot be read; a directory below it that cannot is warned of
 */
export async function listByWalk(root: string, options: ListingOptions): Promise<string[]> {
  const files: string[] = [];
  const pending = [{ directory: '', above: IgnoreRules.none }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    throwIfCancelled(options.signal);
    const { directory, above } = next;
    const entries = await entriesOf(root, directory, options);
    const rules = await rulesIn(root, directory, entries, above);
    for (const entry of entries) {
      const path = directory + entry.name;
      if (entry.isDirectory()) {
        if (!EXCLUDED_DIRECTORIES.has(entry.name) && !rules.ignores(`${path}/`)) {
          pending.push({ directory: `${path}/`, above: rules.below(`${path}/`) });
        }
      } else if (entry.name !== '.git' && !rules.ignores(path)) {
        files.push(path);
      }
    }
  }
  return files;
}

/**
 * As git does, an ignore file that is a link is not followed. One that cannot be read is an error: the directory would
 * show what it means to hide.
 */
async function rulesIn(root: string, directory: string, entries: Dirent[], above: IgnoreRules): Promise<IgnoreRules> {
  if (!entries.some((entry) => entry.name === '.gitignore' && entry.isFile())) {
    return above;
  }
  const path = `${directory}.gitignore`;
  try {
    return above.with(directory, await readFile(join(root, path), 'utf8'));
  } catch (error) {
    throw fileAccessError('read', path, error);
  }
}

async function entriesOf(root: string, directory: string, { warn }: ListingOptions): Promise<Dirent[]> {
  try {
    return await readdir(join(root, directory), { withFileTypes: true });
  } catch (error) {
    const failure = fileAccessError('list', directory || root, error);
    if (directory === '') {
      throw failure;
    }
    warn?.(failure.message);
    return [];
  }
}
