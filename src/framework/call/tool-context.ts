import type { DetailLadder } from './fit';

export interface Progress {
  /** Grows with each report. */
  readonly progress: number;
  readonly total?: number;
  readonly message?: string;
}

export interface ToolLog {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
}

/** What belongs to one call and not to the tool: handed to `execute`, never kept. */
export interface ToolContext {
  /** Aborted when the caller cancels or disconnects. */
  readonly signal: AbortSignal;
  /** Goes to stderr or a file, never to the caller. */
  readonly log: ToolLog;
  /** Does nothing when the caller did not ask for progress. */
  progress(report: Progress): void;
  /**
   * The one place for budget and truncation: the most detailed step of the ladder that fits the budget of one answer.
   * @see DetailLadder
   */
  fit<Found, Answer extends object>(found: Found, ladder: DetailLadder<Found, Answer>): Answer;
}
