import type { Occurrences } from '../parsing';
import type { ExtractedSymbol } from '../symbols/symbol';
import type { Stamp } from './stamp';

/** Why a file in a language we know has no symbols in the index. */
export const SKIP_REASONS = [
  'too_large',
  'not_text',
  'minified',
  'unreadable',
  'parse_timeout',
  'parse_failed',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A file as the index knows it. */
export interface FileRecord extends Stamp {
  readonly id: number;
  /** Relative to the root, forward slashes. */
  readonly path: string;
  /** Id of a LanguageSupport. */
  readonly language: string;
  /** @see isSettled */
  readonly settled: boolean;
  /** SHA-256 of the bytes, in hex; "" when they were not read. */
  readonly hash: string;
  readonly lines: number;
  readonly parseErrors: number;
  /** How many. */
  readonly symbols: number;
  readonly skipped: SkipReason | null;
}

/** What was found out about a file, in place of what the index said when it was looked at. */
export type FileChange = { readonly path: string; readonly before: Stamp | undefined } & (
  | { readonly change: 'removed' }
  | ({ readonly change: 'touched' } & Looked)
  | ({ readonly change: 'replaced' } & Looked & FileContent)
);

interface Looked {
  readonly stamp: Stamp;
  readonly settled: boolean;
}

export interface FileContent {
  readonly language: string;
  readonly hash: string;
  readonly lines: number;
  readonly parseErrors: number;
  readonly skipped: SkipReason | null;
  readonly symbols: readonly ExtractedSymbol[];
  readonly occurrences: Occurrences;
}
