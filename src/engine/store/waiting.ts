import { EngineError } from '../errors';

/**
 * The promise's outcome, unless the caller withdraws first; what the promise stands for goes on.
 * @throws EngineError `cancelled`
 */
export async function unlessCancelled<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) {
    return promise;
  }
  let withdraw = (): void => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    withdraw = (): void => {
      reject(new EngineError('cancelled', 'the call was cancelled', {}, { cause: signal.reason }));
    };
  });
  signal.addEventListener('abort', withdraw, { once: true });
  if (signal.aborted) {
    withdraw();
  }
  try {
    return await Promise.race([promise, cancelled]);
  } finally {
    signal.removeEventListener('abort', withdraw);
  }
}

/** Resolves with the promise, at the latest after that many milliseconds. */
export async function atMost(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** As Promise.all, but a failure is only told when nothing is going on any more. */
export async function allDone(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

/** In pieces of that size; the last may be shorter. */
export function chunked<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
