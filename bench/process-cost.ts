import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { treeMemory } from './process-tree';

/** Debian's package `time`: the shell's builtin of that name cannot say how much memory was used. */
const TIME = '/usr/bin/time';
const POLL_MS = 25;

export interface Command {
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
  /** Seconds after which it is ended. */
  readonly timeLimit?: number;
}

export interface Cost {
  /** Seconds. */
  readonly wall: number;
  /** Seconds, user and system, with those of all processes it waited for. */
  readonly cpu: number;
  /** Bytes, at the most: the sum over the tree of processes every 25 ms, or the largest one's own peak. */
  readonly rss: number;
  readonly output: string;
}

/**
 * Runs a command and says what it took.
 * @throws Error when it fails, with the end of what it wrote; TimeLimitExceeded
 */
export async function costOf({ command, cwd, env, input, timeLimit = 600 }: Command): Promise<Cost> {
  if (!existsSync(TIME)) throw new Error(`${TIME} is needed: apt-get install time`);
  const folder = mkdtempSync(join(tmpdir(), 'codelens-bench-time-'));
  const report = join(folder, 'time');
  let limit: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;
  try {
    // In a group of its own, so that it can be ended with all that it started.
    const child = spawn(TIME, ['-f', '%e %U %S %M', '-o', report, ...command], { cwd, env, detached: true });
    const exited = once(child, 'close') as Promise<[number | null]>;
    const written = Promise.all([text(child.stdout), text(child.stderr)]);
    child.stdin.on('error', () => undefined); // it need not read what it is given
    child.stdin.end(input);
    const isOver = new AbortController();
    limit = setTimeout(() => {
      isOver.abort();
      process.kill(-child.pid!, 'SIGKILL');
    }, timeLimit * 1000);
    let polled = 0;
    polling = setInterval(() => (polled = Math.max(polled, treeMemory(child.pid!))), POLL_MS);
    const [code] = await exited;
    const [output, errors] = await written;
    if (isOver.signal.aborted) throw new TimeLimitExceeded(timeLimit);
    if (code !== 0) throw new Error(`${command.join(' ')} failed with ${code}: ${`${errors}${output}`.slice(-500)}`);
    const [wall, user, system, largest] = readFileSync(report, 'utf8').trim().split(' ').map(Number);
    return { wall: wall!, cpu: user! + system!, rss: Math.max(polled, largest! * 1024), output };
  } finally {
    clearTimeout(limit);
    clearInterval(polling);
    rmSync(folder, { recursive: true, force: true });
  }
}

export class TimeLimitExceeded extends Error {
  constructor(seconds: number) {
    super(`took longer than ${seconds} s and was ended`);
  }
}
