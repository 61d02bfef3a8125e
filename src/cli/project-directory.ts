import { findProjectRoot } from '../engine';

/** The directory that was named, or else the project around the current one. */
export function projectDirectory(named: string | undefined): string {
  return named ?? findProjectRoot(process.cwd());
}
