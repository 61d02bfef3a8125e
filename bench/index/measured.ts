import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Measured {
  readonly files: number;
  readonly symbols: number;
  /** Bytes of the index. */
  readonly size: number;
  /** Seconds from the first question to the last file stored, without the start of the process. */
  readonly wall: number;
  /** Seconds of the whole process. */
  readonly cpu: number;
  /** Bytes at the most, and two seconds after the end. */
  readonly rss: number;
  readonly idle: number;
}

/** @param workers parsing threads; as many as the machine suggests unless given */
export function measureIndexing(root: string, workers?: number): Measured {
  const env = workers === undefined ? process.env : { ...process.env, WORKERS: String(workers) };
  return JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'measure.js'), root], { encoding: 'utf8', env }),
  ) as Measured;
}
