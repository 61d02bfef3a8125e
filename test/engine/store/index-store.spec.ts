import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { NO_OCCURRENCES } from '../../../src/engine/parsing';
import { fileAt, type IndexStore, symbolsOf } from '../../../src/engine/store';
import type { FileChange } from '../../../src/engine/store/file-record';
import type { ExtractedSymbol } from '../../../src/engine/symbols/symbol';
import { contentOf, TemporaryIndex } from './temporary-index';

const temporary = new TemporaryIndex();
const stamp = { size: 10, mtime: 1_700_000_000_000.25, ctime: 1_700_000_000_001.5, inode: 77 };

const symbol: ExtractedSymbol = {
  name: 'f',
  kind: 'function',
  parent: -1,
  startLine: 1,
  endLine: 2,
  start: 0,
  end: 20,
  nameLine: 1,
  nameColumn: 10,
  docStartLine: 0,
  signature: 'function f()',
  doc: '',
};

function replacement(path: string, names: readonly string[], before?: FileChange['before']): FileChange {
  return {
    change: 'replaced',
    path,
    before,
    stamp,
    settled: true,
    language: 'typescript',
    hash: 'abc',
    lines: 2,
    parseErrors: 0,
    skipped: null,
    symbols: names.map((name) => ({ ...symbol, name })),
    occurrences: NO_OCCURRENCES,
  };
}

function namesIn(store: IndexStore, path: string): string[] {
  return store.read((connection) => symbolsOf(connection, path)).map((row) => row.symbol.name);
}

function databaseFile(store: IndexStore): string {
  return store.location ?? 'memory';
}

describe('an index in its file', () => {
  it('lies in the cache directory and is there again when it is opened again', () => {
    const first = temporary.openStore();
    expect(first.write([replacement('a.ts', ['f', 'g'])])).toEqual([]);
    first.close();
    const second = temporary.openStore();
    expect(dirname(databaseFile(second))).toBe(temporary.cache);
    expect(namesIn(second, 'a.ts')).toEqual(['f', 'g']);
    expect(second.read((connection) => fileAt(connection, 'a.ts'))).toMatchObject({
      ...stamp,
      path: 'a.ts',
      language: 'typescript',
      settled: true,
      hash: 'abc',
      lines: 2,
      symbols: 2,
      skipped: null,
    });
  });

  it('is for its owner only', () => {
    temporary.openStore();
    expect(statSync(temporary.cache).mode & 0o077).toBe(0);
  });

  it('keeps names of every kind apart, byte for byte', () => {
    const names = ['constructor', '__proto__', 'é', 'e\u0301', 'É', '', 'a/b', '#x', "it's", 'a\nb', '名前', '𝒳'];
    const store = temporary.openStore();
    store.write([replacement('a.ts', names)]);
    expect(namesIn(store, 'a.ts')).toEqual(names);
  });

  it.each([
    ['newer', 2],
    ['older', 0],
  ])('begins anew where a %s version wrote it', (_, version) => {
    const other = temporary.openStore();
    other.write([replacement('a.ts', ['f'])]);
    new Database(databaseFile(other)).exec('ALTER TABLE files RENAME COLUMN path TO place').close();
    other.close();
    const warnings: string[] = [];
    const store = temporary.openStore({ version, warnings });
    expect(store.write([replacement('b.ts', ['g'])])).toEqual([]);
    expect([namesIn(store, 'a.ts'), namesIn(store, 'b.ts')]).toEqual([[], ['g']]);
    expect(warnings).toEqual([]);
    expect(store.location).toBeDefined();
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['no database', () => Buffer.from('no database at all '.repeat(500))],
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (bytes) => bytes.subarray(0, 5_000)],
    ['zeroed but for its first page', (bytes) => Buffer.concat([bytes.subarray(0, 4_096), Buffer.alloc(bytes.length)])],
    [
      'garbled but for its first page',
      (bytes) => bytes.map((byte, at) => (at < 4_096 ? byte : (at * 31) % 256)) as Buffer,
    ],
  ])('is built anew where the file is %s', (_, damage) => {
    const before = temporary.openStore();
    before.write([
      replacement(
        'a.ts',
        Array.from({ length: 500 }, (_, index) => `name${index}`),
      ),
    ]);
    before.close();
    const file = databaseFile(before);
    writeFileSync(file, damage(readFileSync(file)));

    const store = temporary.openStore();
    expect(namesIn(store, 'a.ts')).toEqual([]);
    expect(store.write([replacement('b.ts', ['g'])])).toEqual([]);
    expect([namesIn(store, 'b.ts'), store.location]).toEqual([['g'], file]);
    expect(new Database(file, { readonly: true }).pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  it('says that it was damaged and that its content is lost when that shows late', () => {
    const before = temporary.openStore();
    before.write([
      replacement(
        'a.ts',
        Array.from({ length: 500 }, (_, index) => `name${index}`),
      ),
    ]);
    before.close();
    const file = databaseFile(before);
    writeFileSync(file, readFileSync(file).fill(0xff, 4_096));

    const warnings: string[] = [];
    const store = temporary.openStore({ warnings });
    const { generation } = store;
    expect(namesIn(store, 'a.ts')).toEqual([]);
    expect(store.generation).toBeGreaterThan(generation);
    expect(warnings).toEqual([expect.stringMatching(/^the index .*\.db is damaged \(.*\); it is built anew$/)]);
  });
});

describe('a cache directory that cannot be used', () => {
  it('leaves the index in memory and says so once', () => {
    writeFileSync(temporary.cache, 'a file, not a directory');
    const warnings: string[] = [];
    const store = temporary.openStore({ warnings });
    store.write([replacement('a.ts', ['f'])]);
    store.write([replacement('b.ts', ['g'])]);
    expect([namesIn(store, 'a.ts'), namesIn(store, 'b.ts'), store.location]).toEqual([['f'], ['g'], undefined]);
    expect(warnings).toEqual([
      expect.stringMatching(/^the index cannot be kept in .* it is in memory .* set CODELENS_CACHE_DIR /),
    ]);
  });

  it('is also one where a directory has the place of the file', () => {
    const file = databaseFile(temporary.openStore());
    temporary.openStore().close();
    for (const suffix of ['', '-wal', '-shm']) {
      rmSync(file + suffix, { force: true });
    }
    mkdirSync(join(file, 'x'), { recursive: true });
    expect(temporary.openStore().location).toBeUndefined();
  });
});

describe('writing', () => {
  it('replaces a file whole', () => {
    const store = temporary.openStore();
    store.write([replacement('a.ts', ['f', 'g', 'h'])]);
    expect(store.write([replacement('a.ts', ['i'], stamp)])).toEqual([]);
    expect(namesIn(store, 'a.ts')).toEqual(['i']);
    expect(contentOf(store)).toMatchObject({ orphans: [] });
  });

  it('removes a file with its symbols', () => {
    const store = temporary.openStore();
    store.write([replacement('a.ts', ['f']), replacement('b.ts', ['g'])]);
    store.write([{ change: 'removed', path: 'a.ts', before: stamp }]);
    expect(contentOf(store)).toMatchObject({ files: [{ path: 'b.ts' }], symbols: [{ name: 'g' }], orphans: [] });
  });

  it('hands back what was made from an older state of the index, and leaves that file alone', () => {
    const store = temporary.openStore();
    store.write([replacement('a.ts', ['newer'])]);
    const outdated: FileChange[] = [
      replacement('a.ts', ['older']),
      replacement('a.ts', ['older'], { ...stamp, mtime: 1 }),
      { change: 'removed', path: 'a.ts', before: { ...stamp, ctime: 1 } },
      { change: 'touched', path: 'a.ts', before: { ...stamp, inode: 1 }, stamp: { ...stamp, size: 1 }, settled: true },
      replacement('gone.ts', ['older'], stamp),
    ];
    expect(store.write([...outdated, replacement('b.ts', ['g'])])).toEqual(outdated);
    expect([namesIn(store, 'a.ts'), namesIn(store, 'b.ts'), namesIn(store, 'gone.ts')]).toEqual([['newer'], ['g'], []]);
  });

  it('writes all or nothing', () => {
    const store = temporary.openStore();
    const broken = { ...replacement('b.ts', []), symbols: [{ ...symbol, signature: null }] } as unknown as FileChange;
    expect(() => store.write([replacement('a.ts', ['f']), broken])).toThrow(/NOT NULL/);
    expect(contentOf(store)).toEqual({ files: [], symbols: [], occurrences: [], orphans: [] });
  });
});
