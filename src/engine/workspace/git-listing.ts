import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from '../errors';
import type { ListingOptions } from './list-files';

/** What `git rev-parse --local-env-vars` names: set inside a hook, they would point git at another repository. */
const REPOSITORY_VARIABLES = [
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_CONFIG',
  'GIT_CONFIG_PARAMETERS',
  'GIT_CONFIG_COUNT',
  'GIT_OBJECT_DIRECTORY',
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_GRAFT_FILE',
  'GIT_INDEX_FILE',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_REPLACE_REF_BASE',
  'GIT_PREFIX',
  'GIT_SHALLOW_FILE',
  'GIT_COMMON_DIR',
];

const NO_WORK_TREE = /not a git repository|must be run in a work tree/;

/**
 * Tracked files and untracked ones that no ignore file names, relative to the root, in no order; also what is deleted,
 * submodules and links, as git lists them.
 * @returns undefined when git is not installed or the root is not part of a work tree
 * @throws EngineError `unsupported` with git's own words when it fails otherwise
 */
export async function listWithGit(root: string, options: ListingOptions): Promise<string[] | undefined> {
  const listing = await git(root, ['ls-files', '-co', '--exclude-standard', '-z'], options.signal);
  if (listing === undefined || (listing.exitCode !== 0 && NO_WORK_TREE.test(listing.stderr))) {
    return undefined;
  }
  if (listing.exitCode !== 0) {
    throw new EngineError('unsupported', `git cannot list the files of ${root}: ${listing.stderr.trim()}`, { root });
  }
  for (const line of listing.stderr.split('\n').filter(Boolean)) {
    options.warn?.(`git: ${line}`);
  }
  const files = listing.stdout.split('\0').slice(0, -1);
  return files.length === 0 && (await isIgnoredAsWhole(root, options.signal)) ? undefined : files;
}

/** A project kept in a directory that a repository further up ignores is empty in that repository's eyes only. */
async function isIgnoredAsWhole(root: string, signal?: AbortSignal): Promise<boolean> {
  if (existsSync(join(root, '.git'))) {
    return false;
  }
  const check = await git(root, ['check-ignore', '-q', '.'], signal);
  return check?.exitCode === 0;
}

interface GitRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** @returns undefined when git is not installed */
function git(root: string, args: readonly string[], signal?: AbortSignal): Promise<GitRun | undefined> {
  return new Promise((resolve, reject) => {
    // A repository's configuration may name a program to ask for changes: looking at files runs nothing but git.
    const child = spawn('git', ['-c', 'core.fsmonitor=false', ...args], {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      signal,
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        resolve(undefined);
      } else {
        reject(error);
      }
    });
    child.on('close', (exitCode) => {
      resolve({ exitCode, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() });
    });
  });
}

function environment(): NodeJS.ProcessEnv {
  const variables: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' };
  for (const name of REPOSITORY_VARIABLES) {
    Reflect.deleteProperty(variables, name);
  }
  return variables;
}
