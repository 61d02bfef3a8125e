import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { basename, isAbsolute, join, resolve } from 'node:path';

/** Where the platform wants data that can be made again: CODELENS_CACHE_DIR itself, else a `codelens` folder. */
export function cacheDirectory(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string {
  if (env.CODELENS_CACHE_DIR) {
    return resolve(env.CODELENS_CACHE_DIR);
  }
  return join(platformCache(env, platform), 'codelens');
}

function platformCache(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  // XDG Base Directory: "If an implementation encounters a relative path […] it should consider the path invalid".
  if (env.XDG_CACHE_HOME && isAbsolute(env.XDG_CACHE_HOME)) {
    return env.XDG_CACHE_HOME;
  }
  switch (platform) {
    case 'darwin':
      return join(homedir(), 'Library', 'Caches');
    case 'win32':
      return env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local');
    default:
      return join(homedir(), '.cache');
  }
}

/** Most characters of a project's own name in the name of its index: file systems allow 255 bytes in all. */
const READABLE_LENGTH = 40;
const HASH_LENGTH = 16;

/** @param root the project's real path: two projects of one name have two indexes */
export function databaseName(root: string): string {
  const readable = basename(root)
    .replace(/[^A-Za-z0-9._-]+/g, '_')
    .slice(0, READABLE_LENGTH);
  const hash = createHash('sha256').update(root).digest('hex').slice(0, HASH_LENGTH);
  return `${readable}-${hash}.db`;
}
