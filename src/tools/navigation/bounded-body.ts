import type { SymbolRecord } from '../../engine';

/** The source of a symbol as an answer shows it. */
export interface BoundedBody {
  readonly body: string;
  /** Where a long one goes on: `lines 131-280 of src/big.ts`. */
  readonly body_continues?: string;
}

/** A body of at most so many lines is shown whole, of a longer one the first so many. */
export function boundedBody({ file, startLine, endLine }: SymbolRecord, text: string, mostLines: number): BoundedBody {
  const lines = text.split('\n');
  if (lines.length <= mostLines) return { body: text };
  return {
    body: lines.slice(0, mostLines).join('\n'),
    body_continues: `lines ${startLine + mostLines}-${endLine} of ${file}`,
  };
}
