import { EngineError } from '../errors';

/** @throws EngineError `cancelled` when the caller has withdrawn. */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) {
    throw new EngineError('cancelled', 'the call was cancelled', {}, { cause: signal.reason });
  }
}
