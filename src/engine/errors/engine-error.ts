export type EngineErrorCode =
  'not_found' | 'invalid' | 'ambiguous' | 'conflict' | 'path_denied' | 'unsupported' | 'timeout' | 'cancelled';

/**
 * What the engine refuses or could not do, for a caller to act on.
 * `fields` carry what a program can use: the line count, the candidates, the nearest names. Keys are snake_case.
 */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EngineError';
  }
}
