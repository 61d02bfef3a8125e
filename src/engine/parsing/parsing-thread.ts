import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { EngineError } from '../errors';
import type { Extraction } from './extraction';
import type { ExtractionRequest } from './extraction-worker';

/** Beside this file, and of its kind: `.js` in dist, `.ts` where a loader is required that worker threads inherit. */
const ENTRY = join(__dirname, `extraction-worker${extname(__filename)}`);

interface Job {
  readonly request: ExtractionRequest;
  readonly resolve: (extraction: Extraction) => void;
  readonly reject: (error: EngineError) => void;
  readonly timer: NodeJS.Timeout;
}

/** A worker thread that parses one text at a time; it is started when it is needed and again after it failed. */
export class ParsingThread {
  private worker: Worker | undefined;
  private job: Job | undefined;

  /** @param timeLimit milliseconds for one text */
  constructor(private readonly timeLimit: number) {}

  /**
   * Must not be called again before the promise is settled.
   * @throws EngineError `timeout`, or `unsupported` when the parser crashes
   */
  run(request: ExtractionRequest): Promise<Extraction> {
    const worker = (this.worker ??= this.start());
    worker.ref();
    worker.postMessage(request);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.onTimeLimit(timer);
      }, this.timeLimit);
      this.job = { request, resolve, reject, timer };
    });
  }

  /** Ends the thread; what it is parsing is rejected with `reason`. */
  async stop(reason: EngineError): Promise<void> {
    const { worker, job } = this;
    this.worker = undefined;
    this.finishJob();
    job?.reject(reason);
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(ENTRY);
    worker.on('message', (extraction: Extraction) => {
      if (worker !== this.worker) {
        return;
      }
      const { job } = this;
      this.finishJob();
      worker.unref();
      job?.resolve(extraction);
    });
    worker.on('error', (error: Error) => {
      if (worker === this.worker) {
        void this.stop(crash(this.job?.request, error));
      }
    });
    return worker;
  }

  private onTimeLimit(timer: NodeJS.Timeout): void {
    // Where this thread itself was busy all the while, the answer may be waiting: messages come before immediates.
    setImmediate(() => {
      if (this.job?.timer === timer) {
        void this.stop(timeout(this.job.request, this.timeLimit));
      }
    });
  }

  private finishJob(): void {
    clearTimeout(this.job?.timer);
    this.job = undefined;
  }
}

function timeout({ language, text }: ExtractionRequest, timeLimit: number): EngineError {
  return new EngineError(
    'timeout',
    `Parsing ${text.length} characters of ${language} took longer than ${timeLimit} ms and was given up.`,
    { language, characters: text.length, time_limit_ms: timeLimit },
  );
}

function crash(request: ExtractionRequest | undefined, error: Error): EngineError {
  const language = request?.language;
  return new EngineError(
    'unsupported',
    `The ${language ?? ''} parser failed: ${error.message}`,
    { language },
    { cause: error },
  );
}
