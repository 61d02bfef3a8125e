import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { languageOf } from '../src/engine/languages';
import { openWorkspace } from '../src/engine/workspace';

/** Sources that any machine has after `npm ci`: TypeScript and JavaScript, and SQLite's C. */
const DEFAULTS = ['zod', 'eslint', '@modelcontextprotocol/sdk', 'better-sqlite3'];
/** Larger files are skipped by the index, and left out of what is counted. */
const LARGEST_FILE = 1_000_000;

export function treesGiven(): string[] {
  const given = process.argv.slice(2);
  return (given.length > 0 ? given : DEFAULTS.map((name) => join('node_modules', name))).map((path) => resolve(path));
}

export interface Sources {
  /** Relative. */
  readonly paths: readonly string[];
  readonly bytes: number;
  readonly lines: number;
}

/** The files of a tree in a language that we know. */
export async function sourcesOf(root: string): Promise<Sources> {
  const listed = (await openWorkspace(root).listFiles()).filter((path) => languageOf(path));
  const paths: string[] = [];
  let bytes = 0;
  let lines = 0;
  for (const path of listed) {
    const content = readFileSync(join(root, path));
    if (content.length > LARGEST_FILE) continue;
    paths.push(path);
    bytes += content.length;
    lines += content.filter((byte) => byte === 0x0a).length;
  }
  return { paths, bytes, lines };
}

export function describe({ paths, bytes, lines }: Sources): string {
  return `${paths.length} files, ${lines} lines, ${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * A git repository in a temporary directory with all that git or a walk lists of each tree, `copies` times. Whoever
 * lists files by git or by walking finds the same ones there, and it may be written to.
 */
export async function copyOf(trees: readonly string[], copies = 1): Promise<string> {
  const root = temporary();
  for (const tree of trees) {
    const paths = await openWorkspace(tree).listFiles();
    for (let copy = 1; copy <= copies; copy++) copyFiles(tree, paths, join(root, `copy-${copy}`, basename(tree)));
  }
  git(root, 'init', '--quiet');
  git(root, 'add', '--all', '--force');
  git(root, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '--quiet', '-m', 'tree');
  return root;
}

export function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'codelens-bench-'));
}

export function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

/** Bytes of all files below a directory; 0 when there is none. */
export function sizeOf(directory: string): number {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function copyFiles(from: string, paths: readonly string[], to: string): void {
  for (const path of paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(from, path), join(to, path));
  }
}

function git(root: string, ...args: readonly string[]): void {
  execFileSync('git', ['-C', root, ...args]);
}
