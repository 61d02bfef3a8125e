import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { EngineError } from '../errors';

/** Room for the names of files on one command line: Windows allows 32,767 characters, Linux a multiple. */
const COMMAND_LENGTH = 30_000;
/** Milliseconds for one search: an expression that somebody else wrote may take for ever. */
const TIME_LIMIT = 10_000;
/** Exit code of ripgrep for a pattern that is none; also where some of the files could not be read. */
const FAILED = 2;
/** `./` and what stands between two names. */
const EXTRA_LENGTH = 3;

/** A line of ripgrep's `--json` output: https://docs.rs/grep-printer, "JSON". */
export type RipgrepEvent =
  | { readonly type: 'begin' | 'summary'; readonly data: object }
  | { readonly type: 'match' | 'context'; readonly data: RipgrepLine }
  | { readonly type: 'end'; readonly data: RipgrepEnd };

export interface RipgrepLine {
  readonly lines: RipgrepText;
  readonly line_number: number;
}

/** Base64 where it is not UTF-8. */
export type RipgrepText = { readonly text: string } | { readonly bytes: string };

export interface RipgrepEnd {
  readonly path: RipgrepText;
  /** Where the first NUL byte stands: a binary file. */
  readonly binary_offset: number | null;
  readonly stats: { readonly matched_lines: number };
}

export interface RipgrepRun {
  readonly root: string;
  readonly options: readonly string[];
  /** Relative to the root. */
  readonly files: readonly string[];
  readonly signal?: AbortSignal;
  /** Told each line of output, file by file in the order of `files`. */
  readonly onLine: (json: string) => void;
}

/**
 * Searches exactly these files.
 * @param run `options` without the names of files, the pattern among them
 * @returns what ripgrep complained of: files that could not be read
 * @throws EngineError `invalid` with ripgrep's words for a pattern that is none, `timeout`, `cancelled`
 */
export async function runRipgrep(run: RipgrepRun): Promise<string[]> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT), ...(run.signal ? [run.signal] : [])]);
  const trial = await runOnce(run, '-', signal);
  if (trial.exitCode === FAILED) {
    throw new EngineError('invalid', `not a pattern that can be searched for: ${trial.complaint}`);
  }
  const complaints: string[] = [];
  for (const files of portions(run.files)) {
    const { complaint } = await runOnce(run, files, signal);
    complaints.push(...complaint.split('\n').filter(Boolean));
  }
  return complaints;
}

function* portions(files: readonly string[]): Generator<readonly string[]> {
  let portion: string[] = [];
  let length = 0;
  for (const file of files) {
    if (length + file.length > COMMAND_LENGTH) {
      yield portion;
      portion = [];
      length = 0;
    }
    portion.push(file);
    length += file.length + EXTRA_LENGTH;
  }
  if (portion.length > 0) {
    yield portion;
  }
}

interface Ended {
  readonly exitCode: number | null;
  readonly complaint: string;
}

/** @param files names, or `-` for an empty text */
function runOnce(
  { root, options, signal: withdrawn, onLine }: RipgrepRun,
  files: readonly string[] | '-',
  signal: AbortSignal,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const names = files === '-' ? ['-'] : files.map((file) => `./${file}`);
    const child = spawn(ripgrepPath(), [...options, '--', ...names], {
      cwd: root,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {},
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    const lines = createInterface({ input: child.stdout, crlfDelay: Infinity });
    lines.on('line', onLine);
    const read = new Promise((done) => lines.once('close', done));
    child.on('error', (error) => {
      reject(signal.aborted ? ended(withdrawn) : error);
    });
    child.on('close', (exitCode) => {
      void read.then(() => {
        resolve({ exitCode, complaint: complaint.trim() });
      });
    });
  });
}

function ended(withdrawn: AbortSignal | undefined): EngineError {
  return withdrawn?.aborted
    ? new EngineError('cancelled', 'the search was cancelled')
    : new EngineError(
        'timeout',
        `the search took longer than ${TIME_LIMIT} ms; narrow it with path, or simplify the pattern`,
        { time_limit_ms: TIME_LIMIT },
      );
}

/** The package is an ES module that throws where it finds no binary: its platform packages are asked themselves. */
function ripgrepPath(): string {
  const platform = `@vscode/ripgrep-${process.platform}-${process.arch}`;
  const binary = process.platform === 'win32' ? 'rg.exe' : 'rg';
  try {
    return createRequire(require.resolve('@vscode/ripgrep')).resolve(`${platform}/bin/${binary}`);
  } catch (error) {
    throw new EngineError(
      'unsupported',
      `text search needs the package ${platform}, which is not installed`,
      {},
      {
        cause: error,
      },
    );
  }
}
