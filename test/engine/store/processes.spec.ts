import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { IndexStatus } from '../../../src/engine';
import { TemporaryIndex } from './temporary-index';

jest.setTimeout(60_000); // each test starts processes

const temporary = new TemporaryIndex();
const { files } = temporary;
const script = ['--require', 'esbuild-register', join(__dirname, 'index-in-child.ts')];

/** @param limit for the size of a file, in KiB: what lies beyond is as on a full disk */
function indexInChild(limit?: number): ChildProcess & { output: string } {
  const command = [process.execPath, ...script, files.root, temporary.cache];
  const shell = ['-c', `ulimit -f ${limit ?? 'unlimited'}; exec "$0" "$@"`, ...command];
  const child = spawn('bash', shell, { stdio: ['ignore', 'pipe', 'inherit'] });
  const result = Object.assign(child, { output: '' });
  child.stdout.on('data', (chunk: Buffer) => (result.output += chunk.toString()));
  return result;
}

function statusOf({ output }: { output: string }): IndexStatus {
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as IndexStatus;
}

function writeFiles(count: number): void {
  for (let number = 0; number < count; number++) {
    files.write(`src/${number}.ts`, `export class C${number} {\n  m() {}\n  n() {}\n}\n`.repeat(20));
  }
}

/** Of the index that the children wrote. */
function contentOnDisk(location: string | undefined): unknown {
  const database = new Database(location, { readonly: true, fileMustExist: true });
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const rows = database.prepare('SELECT path, symbols FROM files ORDER BY path').all();
  database.close();
  return rows;
}

const expected = (count: number): unknown =>
  Array.from({ length: count }, (_, number) => ({ path: `src/${number}.ts`, symbols: 60 })).sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );

it('two processes on one project build one index together', async () => {
  writeFiles(150);
  const children = [indexInChild(), indexInChild()];
  await Promise.all(children.map((child) => once(child, 'close')));
  for (const child of children) {
    expect(statusOf(child)).toMatchObject({ state: 'ready', files: 150, symbols: 9_000, warnings: [] });
  }
  const [location, other] = children.map((child) => statusOf(child).location);
  expect(location).toBe(other);
  expect(contentOnDisk(location)).toEqual(expected(150));
});

it.each([1, 2])(
  'a process that is killed after %i steps leaves an index that the next one completes',
  async (steps) => {
    writeFiles(200);
    const killed = indexInChild();
    while (killed.output.split('\n').length <= steps && killed.exitCode === null) {
      await once(killed.stdout ?? killed, 'data');
    }
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect(killed.output).not.toContain('{');

    const next = indexInChild();
    await once(next, 'close');
    expect(statusOf(next)).toMatchObject({ state: 'ready', files: 200, symbols: 12_000, warnings: [] });
    expect(contentOnDisk(statusOf(next).location)).toEqual(expected(200));
    // It did not begin from the start.
    expect(Number.parseInt(next.output)).toBeLessThan(200);
  },
);

it('a process goes on in memory, and says so, while another one keeps the index locked', async () => {
  writeFiles(5);
  const project = await temporary.open();
  const lock = new Database(project.status().location);
  lock.exec('BEGIN IMMEDIATE');
  await project.index.update();
  expect(project.status()).toMatchObject({
    state: 'ready',
    files: 5,
    location: undefined,
    warnings: [expect.stringContaining('another process keeps it locked')],
  });
  lock.close();
});

it('a process whose disk is full goes on in memory, says so once, and leaves an index that others can use', async () => {
  writeFiles(150);
  const limited = indexInChild(256);
  await once(limited, 'close');
  expect(statusOf(limited)).toMatchObject({
    state: 'ready',
    files: 150,
    symbols: 9_000,
    warnings: [expect.stringMatching(/^the index cannot be kept in .*it is in memory/)],
  });
  expect(statusOf(limited).location).toBeUndefined();
  const next = indexInChild();
  await once(next, 'close');
  expect(statusOf(next)).toMatchObject({ state: 'ready', files: 150, symbols: 9_000, warnings: [] });
  expect(contentOnDisk(statusOf(next).location)).toEqual(expected(150));
});
