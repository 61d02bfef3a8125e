import { EngineError } from '../errors';
import type { Extraction, Extractor } from './extraction';
import { ParsingThread } from './parsing-thread';

export interface ExtractorOptions {
  /** Threads that parse at the same time, at least 1. */
  readonly workers?: number;
  /** Milliseconds that one text may take. */
  readonly timeLimit?: number;
}

/** A megabyte takes 0.2 s on a quiet machine; this leaves room for a crowded one. */
const TIME_LIMIT = 10_000;

/** Threads are started when they are needed; idle ones do not keep the process alive. */
export function createExtractor({ workers = 1, timeLimit = TIME_LIMIT }: ExtractorOptions = {}): Extractor {
  return new ThreadedExtractor(Array.from({ length: workers }, () => new ParsingThread(timeLimit)));
}

interface Waiting {
  readonly resolve: (thread: ParsingThread) => void;
  readonly reject: (error: EngineError) => void;
}

class ThreadedExtractor implements Extractor {
  private readonly idle: ParsingThread[];
  private readonly waiting: Waiting[] = [];
  private isClosed = false;

  constructor(private readonly threads: readonly ParsingThread[]) {
    this.idle = [...threads];
  }

  async extract(language: string, text: string): Promise<Extraction> {
    const thread = await this.idleThread();
    try {
      this.assertOpen();
      return await thread.run({ language, text });
    } finally {
      this.release(thread);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.splice(0)) {
      reject(cancelled());
    }
    await Promise.all(this.threads.map((thread) => thread.stop(cancelled())));
  }

  private async idleThread(): Promise<ParsingThread> {
    this.assertOpen();
    return this.idle.pop() ?? new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private release(thread: ParsingThread): void {
    const next = this.waiting.shift();
    if (next) {
      next.resolve(thread);
    } else {
      this.idle.push(thread);
    }
  }

  private assertOpen(): void {
    if (this.isClosed) {
      throw cancelled();
    }
  }
}

function cancelled(): EngineError {
  return new EngineError('cancelled', 'The extractor was closed before it parsed the text.');
}
