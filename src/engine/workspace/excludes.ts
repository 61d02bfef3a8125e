/**
 * Directories that nobody wants listed, whether ignore files name them or not: what version control keeps for itself,
 * installed packages, and caches that tools fill and throw away. Only names that cannot be mistaken for somebody's
 * source are here: `dist`, `build`, `target`, `vendor` and `venv` are left to the project's ignore files.
 */
export const EXCLUDED_DIRECTORIES: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.svn',
  '.jj',
  'node_modules',
  'bower_components',
  '.venv',
  '__pycache__',
  '.tox',
  '.nox',
  '.mypy_cache',
  '.pytest_cache',
  '.ruff_cache',
  '.gradle',
  '.terraform',
  '.next',
  '.nuxt',
  '.svelte-kit',
  '.turbo',
  '.parcel-cache',
]);

/** @param path relative, with forward slashes */
export function isExcluded(path: string): boolean {
  const directories = path.split('/').slice(0, -1);
  return directories.some((name) => EXCLUDED_DIRECTORIES.has(name));
}
