import { chmodSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { NO_OCCURRENCES } from '../../../src/engine/parsing';
import { fileAt, type IndexStore, type ProjectIndex, type UpdateProgress } from '../../../src/engine/store';
import { readStamp } from '../../../src/engine/store/stamp';
import { asOrdinaryUser } from '../workspace/temporary-project';
import { contentOf, TemporaryIndex } from './temporary-index';

const temporary = new TemporaryIndex();
const { files } = temporary;

let store: IndexStore;
let index: ProjectIndex;
let parsed: string[];

beforeEach(() => {
  store = temporary.openStore();
  ({ index, parsed } = temporary.openIndex({ store }));
});

function symbolIds(): string[] {
  const { symbols } = contentOf(store) as { symbols: { path: string; name: string }[] };
  return symbols.map(({ path, name }) => `${path}#${name}`);
}

/** What was parsed since the last call. */
function newlyParsed(): string[] {
  return parsed.splice(0).sort();
}

describe('an update', () => {
  it('takes up what was added, changed, renamed and removed, and parses nothing else', async () => {
    files.write('a.ts', 'class A {}\n');
    files.write('sub/b.py', 'def b(): pass\n');
    files.write('c.js', 'function c() {}\n');
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#A', 'c.js#c', 'sub/b.py#b']);
    expect(newlyParsed()).toHaveLength(3);

    files.write('a.ts', 'class A2 {}\n');
    renameSync(files.path('sub'), files.path('moved'));
    rmSync(files.path('c.js'));
    files.write('d.ts', 'class D {}\n');
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#A2', 'd.ts#D', 'moved/b.py#b']);
    expect(newlyParsed()).toEqual(['class A2 {}\n', 'class D {}\n', 'def b(): pass\n']);
  });

  it('takes a header for C or C++ by what is in it now', async () => {
    files.write('a.h', 'struct a { int b; };\n');
    await index.update();
    expect(store.read((connection) => fileAt(connection, 'a.h'))).toMatchObject({ language: 'c' });
    files.write('a.h', 'class A { int b; };\n');
    await index.update();
    expect(store.read((connection) => fileAt(connection, 'a.h'))).toMatchObject({ language: 'cpp' });
    expect(symbolIds()).toEqual(['a.h#A', 'a.h#b']);
  });

  it('follows the ignore files of a git repository', async () => {
    files.git('init', '-q');
    files.write('a.ts', 'class A {}\n');
    files.write('built/b.ts', 'class B {}\n');
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#A', 'built/b.ts#B']);
    files.write('.gitignore', 'built/\n');
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#A']);
  });

  it('follows a change of branches', async () => {
    files.git('init', '-q', '-b', 'main');
    files.write('a.ts', 'class A {}\n');
    files.git('add', '.');
    files.git('commit', '-q', '-m', 'main');
    files.git('checkout', '-q', '-b', 'other');
    files.write('a.ts', 'class B {}\n');
    files.write('new.ts', 'class New {}\n');
    files.git('add', '.');
    files.git('commit', '-q', '-m', 'other');
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#B', 'new.ts#New']);
    files.git('checkout', '-q', 'main');
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#A']);
  });

  it('does not parse again what was only touched', async () => {
    const path = files.write('a.ts', 'class A {}\n');
    await index.update();
    newlyParsed();
    utimesSync(path, 1_000, 1_000);
    await index.update();
    expect(newlyParsed()).toEqual([]);
    expect(store.read((connection) => fileAt(connection, 'a.ts'))).toMatchObject(readStamp(path) ?? {});
  });

  it('does not trust a stamp that was taken within the tick of the last write', async () => {
    const path = files.write('a.ts', 'class A {}\n');
    await index.update();
    // What would be left of two writes of equal length in one tick, between which the index looked.
    const before = store.read((connection) => fileAt(connection, 'a.ts'));
    files.write('a.ts', 'class B {}\n');
    const stamp = readStamp(path);
    if (!before || !stamp) {
      throw new Error('a.ts is not indexed');
    }
    store.write([{ change: 'touched', path: 'a.ts', before, stamp, settled: false }]);
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#B']);
  });

  it('trusts a stamp once the tick is over', async () => {
    files.write('a.ts', 'class A {}\n');
    const isSettled = (): boolean => store.read((connection) => fileAt(connection, 'a.ts'))?.settled ?? false;
    while (!isSettled()) {
      await index.update();
    }
    expect(parsed).toHaveLength(1);
  });

  it('runs once for callers who come together', async () => {
    for (let number = 0; number < 40; number++) {
      files.write(`${number}.ts`, `class C${number} {}\n`);
    }
    await Promise.all([index.update(), index.update(), index.update()]);
    expect(newlyParsed()).toHaveLength(40);
  });

  it('holds for a caller who joins what changed before the call', async () => {
    for (let number = 0; number < 40; number++) {
      files.write(`${number}.ts`, `class C${number} {}\n`);
    }
    const first = index.update();
    while (parsed.length === 0) {
      await new Promise(setImmediate);
    }
    files.write('late.ts', 'class Late {}\n');
    await index.update();
    expect(symbolIds()).toContain('late.ts#Late');
    await first;
  });

  it('looks again at a file of which another process wrote something else meanwhile', async () => {
    files.write('a.ts', 'class A {}\n');
    const other = temporary.openStore();
    const stamp = { size: 1, mtime: 1, ctime: 1, inode: 1 };
    const content = { language: 'typescript', hash: '', lines: 1, parseErrors: 0, skipped: null };
    const nothing = { symbols: [], occurrences: NO_OCCURRENCES };
    const looked = { path: 'a.ts', before: undefined, stamp, settled: true };
    const interfere = (): void => {
      other.write([{ change: 'replaced', ...looked, ...content, ...nothing }]);
    };
    await temporary.openIndex({ store, onParse: interfere }).index.update();
    expect(symbolIds()).toEqual(['a.ts#A']);
  });

  it('tells how far it is, up to the end', async () => {
    for (let number = 0; number < 100; number++) {
      files.write(`${number}.ts`, `class C${number} {}\n`);
    }
    const seen: UpdateProgress[] = [];
    await index.update({ onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.map(({ total }) => total)).toEqual(seen.map(() => 100));
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).sort((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ done: 100, total: 100 });
  });

  it('lets a caller go who withdraws, before or in the middle', async () => {
    for (let number = 0; number < 100; number++) {
      files.write(`${number}.ts`, `class C${number} {}\n`);
    }
    await expect(index.update({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
    const controller = new AbortController();
    const update = index.update({
      signal: controller.signal,
      onProgress: () => {
        controller.abort();
      },
    });
    await expect(update).rejects.toMatchObject({ code: 'cancelled' });
    expect(index.status().pending).toBeGreaterThan(0);
  });

  it('ends when the index is closed, with what was done so far', async () => {
    for (let number = 0; number < 200; number++) {
      files.write(`${number}.ts`, `class C${number} {}\n`);
    }
    const update = index.update({ onProgress: () => void index.close() });
    await expect(update).rejects.toMatchObject({ code: 'cancelled' });
    await index.close();

    const again = temporary.openIndex({ store: temporary.openStore() });
    await again.index.update();
    expect(again.index.status().files).toBe(200);
    expect(again.parsed.length).toBeLessThan(200);
  });
});

describe('a file that cannot be indexed', () => {
  it.each<[string, string, string | Buffer]>([
    ['too_large', 'large.ts', `const x = 1;\n`.repeat(80_000)],
    ['not_text', 'binary.ts', Buffer.from([0, 1, 2])],
    ['not_text', 'latin1.py', Buffer.from('# caf\xe9\n', 'latin1')],
    ['minified', 'min.js', `const x = 1;${'f();'.repeat(2_000)}\n`],
  ])('is counted as %s', async (reason, path, content) => {
    files.write(path, content);
    files.write('a.ts', 'class A {}\n');
    await index.update();
    expect(index.status()).toMatchObject({
      state: 'ready',
      files: 1,
      symbols: 1,
      skipped: [{ reason, count: 1, examples: [path] }],
    });
    files.write(path, '');
    await index.update();
    expect(index.status()).toMatchObject({ files: 2, skipped: [] });
  });

  it('is counted as unreadable, until it is readable', async () => {
    files.write('a.ts', 'class A {}\n');
    chmodSync(files.path('a.ts'), 0o000);
    chmodSync(files.outside, 0o755);
    await asOrdinaryUser(() => index.update());
    expect(index.status().skipped).toEqual([{ reason: 'unreadable', count: 1, examples: ['a.ts'] }]);
    chmodSync(files.path('a.ts'), 0o644);
    await index.update();
    expect(symbolIds()).toEqual(['a.ts#A']);
  });

  it('is only counted when its language is not known', async () => {
    for (const name of ['e.md', 'd.md', 'c', 'b.csv', 'a.ts']) {
      files.write(name, '# title\n');
    }
    await index.update();
    expect(index.status().skipped).toEqual([
      { reason: 'unsupported_language', count: 4, examples: ['b.csv', 'c', 'd.md'] },
    ]);
  });

  it('does not stop the others, whatever its name', async () => {
    const names = [
      ' a b.ts',
      'quote\'".ts',
      'new\nline.ts',
      'ünï.ts',
      'u\u0308.ts',
      '名前.ts',
      '#hash.ts',
      '%.ts',
      '[x].ts',
    ];
    names.forEach((name) => files.write(name, 'class A {}\n'));
    mkdirSync(files.path('dir.ts'));
    files.link('dangling.ts', 'nowhere.ts');
    files.link('loop', '.');
    await index.update();
    expect(symbolIds().sort()).toEqual(names.map((name) => `${name}#A`).sort());
  });
});

describe('a list of files that cannot be had', () => {
  it('is an error of the update and a warning of the index, which still answers', async () => {
    files.git('init', '-q');
    files.write('a.ts', 'class A {}\n');
    await index.update();
    files.write('.git/index', 'broken');
    await expect(index.update()).rejects.toMatchObject({ code: 'unsupported' });
    index.start();
    await expect(
      index.answer((connection) => ({ value: fileAt(connection, 'a.ts')?.symbols, files: ['a.ts'] })),
    ).resolves.toMatchObject({ value: 1 });
    while (index.status().warnings.length === 0) {
      await setTimeout(10); // what was started goes on behind the answer
    }
    expect(index.status().warnings).toEqual([
      expect.stringMatching(/^the index could not be brought up to date: git /),
    ]);
  });
});
