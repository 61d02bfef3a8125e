import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProject } from '../../src/engine';
import { TemporaryIndex } from './store/temporary-index';

const temporary = new TemporaryIndex();
const { files } = temporary;

describe('openProject', () => {
  it('indexes in the background and tells how far it is', async () => {
    files.write('a.ts', 'class A {}\n');
    files.write('b.py', 'class B: pass\ndef f(): pass\n');
    files.write('README.md', '');
    const project = await temporary.open();
    expect(project.status()).toMatchObject({ state: 'indexing', files: 0 });
    project.index.start();
    await project.symbols.find('A');
    expect(project.status()).toEqual({
      root: files.root,
      state: 'ready',
      languages: [
        { language: 'python', files: 1, symbols: 2 },
        { language: 'typescript', files: 1, symbols: 1 },
      ],
      files: 2,
      symbols: 3,
      pending: 0,
      skipped: [{ reason: 'unsupported_language', count: 1, examples: ['README.md'] }],
      location: expect.stringContaining(join(temporary.cache, 'project-')) as string,
      size: expect.any(Number) as number,
      warnings: [],
    });
  });

  it('finds the index of last time', async () => {
    files.write('a.ts', 'class A {}\n');
    const first = await temporary.open();
    await first.index.update();
    await first.close();
    const second = await temporary.open();
    expect(second.status()).toMatchObject({ state: 'indexing', files: 1, symbols: 1 });
  });

  it('works without a cache directory and warns once', async () => {
    writeFileSync(join(files.outside, 'file'), '');
    files.write('a.ts', 'class A {}\n');
    const warnings: string[] = [];
    const project = await temporary.open({
      env: { CODELENS_CACHE_DIR: join(files.outside, 'file/cache') },
      onWarning: (message) => warnings.push(message),
    });
    expect(await project.symbols.find('A')).toMatchObject({ count: 1, complete: true });
    expect(project.status()).toMatchObject({ location: undefined, warnings });
    expect(warnings).toEqual([expect.stringContaining('set CODELENS_CACHE_DIR to a directory that can be written')]);
  });

  it('closes at once while it indexes, and twice if asked', async () => {
    for (let number = 0; number < 200; number++) {
      files.write(`${number}.ts`, 'class A {}\n');
    }
    const project = await temporary.open();
    project.index.start();
    const question = project.symbols.find('A');
    const closed = project.close();
    expect(project.close()).toBe(closed);
    await closed;
    await expect(question).rejects.toMatchObject({ code: 'cancelled' });
    await expect(project.symbols.find('A')).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('lets an edit end that outlasts it', async () => {
    files.write('a.ts', 'class A {}\n');
    const project = await temporary.open();
    const edit = project.editor.replaceLines({ path: 'a.ts', startLine: 1, endLine: 1, content: 'class B {}' });
    await project.close();
    expect(await edit).toMatchObject({ applied: true });
  });

  it('refuses what cannot be a project', async () => {
    await expect(openProject(files.path('nowhere'))).rejects.toMatchObject({ code: 'not_found' });
    await expect(openProject('/')).rejects.toMatchObject({ code: 'path_denied' });
  });
});
