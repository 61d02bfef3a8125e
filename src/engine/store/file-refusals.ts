import { type Stats, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { EngineError } from '../errors';
import { LANGUAGES, languageOf } from '../languages';
import { fileAccessError, type Workspace } from '../workspace';
import { filesNamed } from './file-queries';
import type { FileRecord, SkipReason } from './file-record';
import type { IndexStore } from './index-store';

// Each way in which a file has no symbols to show is an answer of its own.

/**
 * @returns the path relative to the root
 * @throws EngineError `not_found` with files of that name elsewhere, `invalid` for a directory, `path_denied`
 */
export function existingFile(workspace: Workspace, store: IndexStore, asked: string): string {
  const { absolute, relative } = workspace.locate(asked);
  let stats: Stats;
  try {
    stats = statSync(absolute);
  } catch (error) {
    const refusal = fileAccessError('read', relative, error);
    throw refusal.code === 'not_found' ? noSuchFile(store, relative) : refusal;
  }
  if (stats.isDirectory()) {
    const path = relative || '.';
    throw new EngineError('invalid', `${path} is a directory; name a file`, { path });
  }
  return relative;
}

/** @throws EngineError `unsupported` */
export function requireLanguage(path: string): void {
  if (!languageOf(path)) {
    const what = extname(path) ? `${extname(path)} files` : 'files without an extension';
    const languages = LANGUAGES.map(({ id }) => id);
    throw new EngineError(
      'unsupported',
      `${path} has no symbols that we could know: ${what} are in none of the languages ${languages.join(', ')}`,
      { path, languages },
    );
  }
}

export function noSuchFile(store: IndexStore, path: string): EngineError {
  const elsewhere = store.read((connection) => filesNamed(connection, basename(path)));
  const fields = elsewhere.length > 0 ? { path, did_you_mean: elsewhere } : { path };
  return new EngineError('not_found', `no such file: ${path}`, fields);
}

export function ignored(path: string): EngineError {
  const why = 'an ignore file or a built-in rule leaves it out of the project';
  return new EngineError('unsupported', `${path} is not indexed: ${why}`, { path });
}

export function notIndexedYet(path: string, pending: number): EngineError {
  const message = `${path} is not indexed yet: the project is still being looked at; try again in a few seconds`;
  return new EngineError('timeout', message, { path, pending });
}

const WHY_SKIPPED: Record<SkipReason, string> = {
  too_large: 'larger than 1 MB',
  not_text: 'not UTF-8 text',
  minified: 'minified',
  unreadable: 'not readable for this user',
  parse_timeout: 'too slow to parse',
  parse_failed: 'not parsable',
};

/** @throws EngineError `unsupported` for a file that was skipped */
export function refuseSkipped({ path, skipped }: FileRecord): void {
  if (skipped) {
    const message = `${path} is not indexed: it is ${WHY_SKIPPED[skipped]}`;
    throw new EngineError('unsupported', message, { path, reason: skipped });
  }
}
