import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import {
  countSymbols,
  type IndexStore,
  type ProjectIndex,
  type SymbolQuery,
  symbolsOf,
} from '../../../src/engine/store';
import { TemporaryIndex } from './temporary-index';

const FIRST_PAGE = 4_096;

const temporary = new TemporaryIndex();
const { files } = temporary;

let store: IndexStore;
let index: ProjectIndex;

beforeEach(() => {
  store = temporary.openStore();
  ({ index } = temporary.openIndex({ store }));
});

function symbolsIn(path: string, about?: string): ReturnType<typeof index.answer<string[]>> {
  return index.answer(
    (connection) => ({
      value: symbolsOf(connection, path).map(({ symbol }) => `${symbol.name}:${symbol.startLine}`),
      files: [path],
    }),
    { about },
  );
}

function count(name: string): ReturnType<typeof index.answer<number>> {
  const query: SymbolQuery = {
    path: { segments: [{ name }], anchored: false },
    exact: true,
    scope: { kind: 'project' },
  };
  return index.answer((connection) => ({ value: countSymbols(connection, query), files: [] }));
}

describe('an answer', () => {
  it('shows a file as it is now, though the last sweep was just before its change', async () => {
    files.write('a.ts', 'class A {}\n');
    await index.update();
    files.write('a.ts', '\n\nclass A {}\n');
    expect(await symbolsIn('a.ts')).toEqual({ value: ['A:3'], complete: true, pending: 0 });
    rmSync(files.path('a.ts'));
    expect(await symbolsIn('a.ts')).toMatchObject({ value: [] });
  });

  it('knows at once what was noted, and after a second everything', async () => {
    files.write('a.ts', 'class A {}\n');
    await index.update();
    files.write('a.ts', 'class B {}\n');
    files.write('new.ts', 'class B {}\n');
    index.noteChanged(['a.ts', 'new.ts']);
    expect(await count('B')).toEqual({ value: 2, complete: true, pending: 0 });
    files.write('unnoted.ts', 'class B {}\n');
    await setTimeout(1_100);
    expect(await count('B')).toEqual({ value: 3, complete: true, pending: 0 });
  });

  it('does not take a noted file for one of the project that an ignore file leaves out', async () => {
    files.write('.gitignore', 'built/\n');
    await index.update();
    files.write('built/a.ts', 'class B {}\n');
    index.noteChanged(['built/a.ts']);
    expect(await count('B')).toEqual({ value: 0, complete: true, pending: 0 });
  });

  it('waits for the first index, but not for ever: then it says what is missing', async () => {
    for (let number = 0; number < 300; number++) {
      files.write(`${number}.ts`, 'class A {}\n');
    }
    expect(await count('A')).toEqual({ value: 300, complete: true, pending: 0 });

    rmSync(temporary.cache, { recursive: true });
    const { index: impatient } = temporary.openIndex({ store: temporary.openStore(), waitMs: 0 });
    index = impatient;
    expect(await count('A')).toMatchObject({ complete: false });
    await index.update();
    expect(await count('A')).toEqual({ value: 300, complete: true, pending: 0 });
  });

  it('looks at no other file while somebody waits for one', async () => {
    for (let number = 0; number < 1_000; number++) {
      files.write(`${number}.ts`, 'class A {}\n');
    }
    files.write('asked.ts', 'class Asked {}\n');
    let giveBack = (): void => undefined;
    const held = new Promise<void>((resolve) => (giveBack = resolve));
    const { index: own, parsed } = temporary.openIndex({
      onParse: (text) => (text.includes('Asked') ? held : undefined),
    });
    own.start();
    const asked = own.requireFile('asked.ts');
    while (!parsed.some((text) => text.includes('Asked'))) {
      await setTimeout(1);
    }
    await setTimeout(500); // what was begun before is done
    const begun = parsed.length;
    await setTimeout(500);
    expect(parsed).toHaveLength(begun);
    expect(begun).toBeLessThan(1_001);
    giveBack();
    expect(await asked).toMatchObject({ path: 'asked.ts', symbols: 1 });
    await own.update();
    expect(own.status().files).toBe(1_001);
  });

  it('does not claim to be complete when the files cannot be listed', async () => {
    files.git('init', '-q');
    files.write('a.ts', 'class A {}\n');
    await index.update();
    files.write('.git/index', 'broken');
    await setTimeout(1_100);
    expect(await count('A')).toMatchObject({ value: 1, complete: false });
    expect(index.status().warnings).toEqual([
      expect.stringMatching(/^the index could not be brought up to date: git /),
    ]);
  });

  it('is refused when the caller has withdrawn, or withdraws while it waits', async () => {
    files.write('a.ts', 'class A {}\n');
    const answer = (signal: AbortSignal): Promise<unknown> => index.answer(() => ({ value: 0, files: [] }), { signal });
    await expect(answer(AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
    const controller = new AbortController();
    const waiting = answer(controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('gives up on a file that changes faster than it is read', async () => {
    files.write('a.ts', '');
    await index.update();
    let change = 0;
    const answer = index.answer(() => {
      files.write('a.ts', '\n'.repeat(++change));
      return { value: 0, files: ['a.ts'] };
    });
    await expect(answer).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is whole again when the index turns out to be damaged meanwhile', async () => {
    for (let number = 0; number < 50; number++) {
      files.write(`${number}.ts`, `class A { m${number}() {} }\n`);
    }
    await index.update();
    await index.close();
    store = temporary.openStore();
    ({ index } = temporary.openIndex({ store }));
    const bytes = readFileSync(store.location ?? '');
    writeFileSync(store.location ?? '', bytes.fill(0xff, FIRST_PAGE));
    expect(await count('A')).toEqual({ value: 50, complete: true, pending: 0 });
  });
});

it('an answer whose index got lost while it was asked is asked again', async () => {
  files.write('a.ts', 'class A {}\n');
  await index.update();
  const answer = await index.answer((connection) => {
    if (store.location) {
      store.useMemory('for the test');
      return { value: -1, files: [] };
    }
    return { value: symbolsOf(connection, 'a.ts').length, files: [] };
  });
  expect(answer).toEqual({ value: 1, complete: true, pending: 0 });
});

describe('requireFile', () => {
  it('gives what the index knows of the file now, by its relative or absolute path', async () => {
    files.write('a.ts', 'class A {}\n');
    await index.update();
    files.write('a.ts', 'class A {}\nclass B {}\n');
    expect(await index.requireFile('a.ts')).toMatchObject({ path: 'a.ts', lines: 2, symbols: 2 });
    expect(await index.requireFile(files.path('a.ts'))).toMatchObject({ path: 'a.ts' });
  });

  it('finds a file that was created just now', async () => {
    await index.update();
    files.write('a.ts', 'class A {}\n');
    expect(await index.requireFile('a.ts')).toMatchObject({ symbols: 1 });
  });

  it('gives an empty file without lines', async () => {
    files.write('a.ts', '');
    expect(await index.requireFile('a.ts')).toMatchObject({ size: 0, lines: 0, symbols: 0 });
  });

  it('needs no more than the file itself while the project is indexed', async () => {
    for (let number = 0; number < 300; number++) {
      files.write(`dir/${number}.ts`, 'class A {}\n');
    }
    files.write('z.ts', 'class Z {}\n');
    expect(await index.requireFile('z.ts')).toMatchObject({ symbols: 1 });
    expect(index.status()).toMatchObject({ state: 'indexing', files: 1, pending: 300 });
  });

  it('tells an unknown file, and where there is one of that name', async () => {
    files.write('src/shapes.ts', 'class A {}\n');
    await index.update();
    await expect(index.requireFile('shapes.ts')).rejects.toMatchObject({
      code: 'not_found',
      message: 'no such file: shapes.ts',
      fields: { path: 'shapes.ts', did_you_mean: ['src/shapes.ts'] },
    });
    await expect(index.requireFile('src/shapes.ts/x.ts')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tells a directory', async () => {
    mkdirSync(files.path('src'));
    await expect(index.requireFile('src')).rejects.toMatchObject({
      code: 'invalid',
      message: 'src is a directory; name a file',
    });
    await expect(index.requireFile('.')).rejects.toMatchObject({ message: '. is a directory; name a file' });
  });

  it('tells a language that is not supported', async () => {
    files.write('README.md', '# A\n');
    files.write('Makefile', 'a:\n');
    await expect(index.requireFile('README.md')).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringMatching(/^README\.md .*\.md files are in none of the languages typescript, /) as string,
    });
    await expect(index.requireFile('Makefile')).rejects.toMatchObject({
      message: expect.stringContaining('files without an extension') as string,
    });
  });

  it('tells a file that was skipped, and why', async () => {
    files.write('a.ts', Buffer.from([0]));
    await expect(index.requireFile('a.ts')).rejects.toMatchObject({
      code: 'unsupported',
      message: 'a.ts is not indexed: it is not UTF-8 text',
      fields: { path: 'a.ts', reason: 'not_text' },
    });
  });

  it('tells a file that is ignored, also before anything else is indexed', async () => {
    files.write('.gitignore', 'built/\n');
    files.write('built/a.ts', 'class A {}\n');
    await expect(index.requireFile('built/a.ts')).rejects.toMatchObject({
      code: 'unsupported',
      message: 'built/a.ts is not indexed: an ignore file or a built-in rule leaves it out of the project',
    });
  });

  it('tells a file that is not indexed yet', async () => {
    files.git('init', '-q'); // listing takes a process, and that more than no time
    files.write('a.ts', 'class A {}\n');
    const { index: impatient } = temporary.openIndex({ store, waitMs: 0 });
    await expect(impatient.requireFile('a.ts')).rejects.toMatchObject({ code: 'timeout', fields: { path: 'a.ts' } });
  });

  it('leaves other paths to the workspace', async () => {
    await expect(index.requireFile('../a.ts')).rejects.toMatchObject({ code: 'path_denied' });
  });
});
