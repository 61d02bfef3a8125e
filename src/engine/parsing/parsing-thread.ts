import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { EngineError } from '../errors';
import type { Extraction } from './extraction';
import type { ExtractionAnswer, ExtractionRequest } from './extraction-worker';
import { unpackExtraction } from './packed-extraction';

/** Beside this file, and of its kind: `.js` in dist, `.ts` where a loader is required that worker threads inherit. */
const ENTRY = join(__dirname, `extraction-worker${extname(__filename)}`);

interface Job {
  readonly request: ExtractionRequest;
  readonly resolve: (extraction: Extraction) => void;
  readonly reject: (error: EngineError) => void;
}

/** In milliseconds. */
export interface ThreadLimits {
  /** That one text may take. */
  readonly timeLimit: number;
  /** After which a thread that has nothing to do ends: it keeps the memory of the largest text that it parsed. */
  readonly idleLimit: number;
}

/** A worker thread that parses texts one after the other; it is started when it is needed, and again after it failed or was idle for long. */
export class ParsingThread {
  private worker: Worker | undefined;
  private readonly languages = new Set<string>();
  /** The first is being parsed; the worker has the others already, so that it need not wait for this thread. */
  private readonly jobs: Job[] = [];
  private timer: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly limits: ThreadLimits) {}

  /** Texts that are parsed or wait for it. */
  get load(): number {
    return this.jobs.length;
  }

  /** Whether the language's grammar is there, or will be when the texts before the next one are parsed. */
  hasLoaded(language: string): boolean {
    return this.languages.has(language);
  }

  /** @throws EngineError `timeout`, or `unsupported` when the parser crashes */
  run(request: ExtractionRequest): Promise<Extraction> {
    const worker = (this.worker ??= this.start());
    worker.ref();
    clearTimeout(this.idleTimer);
    this.languages.add(request.language);
    worker.postMessage(request);
    return new Promise((resolve, reject) => {
      this.jobs.push({ request, resolve, reject });
      if (this.jobs.length === 1) {
        this.startTimer();
      }
    });
  }

  /** Ends the thread; all that it has to parse is rejected with `reason`. */
  async stop(reason: EngineError): Promise<void> {
    for (const { reject } of this.jobs.splice(0)) {
      reject(reason);
    }
    await this.end();
  }

  private start(): Worker {
    const worker = new Worker(ENTRY);
    worker.on('message', (answer: ExtractionAnswer) => {
      if (worker !== this.worker) {
        return;
      }
      if ('failure' in answer) {
        this.giveUpJob((request) => crash(request, answer.failure));
      } else {
        this.takeJob()?.resolve(unpackExtraction(answer));
      }
    });
    // What the worker could not catch: it is out of memory.
    worker.on('error', ({ message }) => {
      if (worker === this.worker) {
        this.giveUpJob((request) => crash(request, message));
      }
    });
    return worker;
  }

  private async end(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    this.languages.clear();
    clearTimeout(this.timer);
    clearTimeout(this.idleTimer);
    await worker?.terminate();
  }

  private startTimer(): void {
    const [job] = this.jobs;
    this.timer = setTimeout(() => {
      // Where this thread itself was busy all the while, the answer may be waiting: messages come before immediates.
      setImmediate(() => {
        if (job !== undefined && job === this.jobs[0]) {
          this.giveUpJob((request) => timeout(request, this.limits.timeLimit));
        }
      });
    }, this.limits.timeLimit);
  }

  /** The job that is done: the next one has begun. */
  private takeJob(): Job | undefined {
    clearTimeout(this.timer);
    const job = this.jobs.shift();
    if (this.jobs.length > 0) {
      this.startTimer();
    } else {
      this.worker?.unref();
      this.idleTimer = setTimeout(() => void this.end(), this.limits.idleLimit).unref();
    }
    return job;
  }

  /** Only the text being parsed is to blame: the others go to a new worker. */
  private giveUpJob(reason: (request: ExtractionRequest) => EngineError): void {
    void this.end();
    const [failed, ...others] = this.jobs.splice(0);
    failed?.reject(reason(failed.request));
    for (const { request, resolve, reject } of others) {
      this.run(request).then(resolve, reject);
    }
  }
}

function timeout({ language, text }: ExtractionRequest, timeLimit: number): EngineError {
  return new EngineError(
    'timeout',
    `Parsing ${text.length} characters of ${language} took longer than ${timeLimit} ms and was given up.`,
    { language, characters: text.length, time_limit_ms: timeLimit },
  );
}

function crash({ language }: ExtractionRequest, failure: string): EngineError {
  return new EngineError('unsupported', `The ${language} parser failed: ${failure}`, { language });
}
