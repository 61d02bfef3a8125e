import { EngineError } from '../errors';
import type { Extraction, Extractor } from './extraction';
import { ParsingThread, type ThreadLimits } from './parsing-thread';

export interface ExtractorOptions extends Partial<ThreadLimits> {
  /** Threads that parse at the same time, at least 1. */
  readonly workers?: number;
}

/** A megabyte takes 0.2 s on a quiet machine; this leaves room for a crowded one. */
const TIME_LIMIT = 10_000;
/** An agent's next edit comes sooner; a new thread answers its first text after a quarter of a second. */
const IDLE_LIMIT = 60_000;
/** Texts that a thread has at a time, some 50 ms of work: it goes on while the main thread writes what it had before. */
const DEPTH = 48;

/** Threads are started when they are needed and end when they are not; idle ones do not keep the process alive. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const { workers = 1, timeLimit = TIME_LIMIT, idleLimit = IDLE_LIMIT } = options;
  return new ThreadedExtractor(Array.from({ length: workers }, () => new ParsingThread({ timeLimit, idleLimit })));
}

class ThreadedExtractor implements Extractor {
  /** Who waits for a thread that has room. */
  private readonly waiting: (() => void)[] = [];
  private isClosed = false;

  constructor(private readonly threads: readonly ParsingThread[]) {}

  async extract(language: string, text: string): Promise<Extraction> {
    for (;;) {
      if (this.isClosed) {
        throw cancelled();
      }
      const thread = this.threadFor(language);
      if (thread.load < DEPTH) {
        return thread.run({ language, text }).finally(() => this.waiting.shift()?.());
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const resume of this.waiting.splice(0)) {
      resume();
    }
    await Promise.all(this.threads.map((thread) => thread.stop(cancelled())));
  }

  /** One that has the language's grammar, while it has room: to load and compile one takes 50 to 400 ms. */
  private threadFor(language: string): ParsingThread {
    const ready = this.threads.filter((thread) => thread.load < DEPTH && thread.hasLoaded(language));
    return (ready.length > 0 ? ready : this.threads).reduce((least, thread) =>
      thread.load < least.load ? thread : least,
    );
  }
}

function cancelled(): EngineError {
  return new EngineError('cancelled', 'The extractor was closed before it parsed the text.');
}
