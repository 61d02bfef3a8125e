import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workspace } from '../../../src/engine/workspace';
import { TemporaryProject } from './temporary-project';

const project = new TemporaryProject();
const locate = (path: string) => new Workspace(project.root).locate(path);

function expectDenied(path: string, reason: string): void {
  expect(() => locate(path)).toThrow(
    expect.objectContaining({
      code: 'path_denied',
      message: expect.stringMatching(reason) as string,
      fields: { path, root: project.root },
    }) as Error,
  );
}

describe('a path of the project', () => {
  beforeEach(() => {
    project.write('src/a.ts');
    project.write('..dots/..a');
  });

  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src//a.ts', 'src/a.ts'],
    ['src/../src/a.ts', 'src/a.ts'],
    ['src/', 'src'],
    ['.', ''],
    ['src/new/deep/file.ts', 'src/new/deep/file.ts'],
    ['src/a.ts/below-a-file', 'src/a.ts/below-a-file'],
    ['src\\a.ts', 'src/a.ts'],
    ['..dots/..a', '..dots/..a'],
    ['../project/src/a.ts', 'src/a.ts'],
    ['.gitignore', '.gitignore'],
    ['.github/workflows/ci.yml', '.github/workflows/ci.yml'],
  ])('%j is %j', (path, relative) => {
    expect(locate(path)).toEqual({ relative, absolute: join(project.root, relative) });
  });

  it('may be absolute', () => {
    expect(locate(project.path('src/a.ts')).relative).toBe('src/a.ts');
    expect(locate(project.root).relative).toBe('');
  });

  it('may be absolute through a link to the root that stands outside', () => {
    const alias = join(project.outside, 'alias');
    symlinkSync(project.root, alias);
    expect(locate(join(alias, 'src/new.ts'))).toEqual({ relative: 'src/new.ts', absolute: project.path('src/new.ts') });
  });

  it('may have a backslash in a name that exists', () => {
    project.write('odd\\name.txt');
    expect(locate('odd\\name.txt').relative).toBe('odd\\name.txt');
  });

  it('may go through a link that stays inside, and keeps the name it was given', () => {
    project.link('alias', 'src');
    expect(locate('alias/a.ts')).toEqual({ relative: 'alias/a.ts', absolute: project.path('alias/a.ts') });
    expect(locate('alias/new.ts').relative).toBe('alias/new.ts');
  });
});

describe('a path that is denied', () => {
  it.each(['../secret', 'src/../../secret', '/etc/passwd', '..', '/', '..\\secret', '~root/../../../x'])(
    'leads outside: %j',
    (path) => {
      expectDenied(path, 'leads outside the project');
    },
  );

  it('stands in a sibling with the same prefix', () => {
    mkdirSync(`${project.root}2`);
    writeFileSync(`${project.root}2/a.ts`, '');
    expectDenied(`${project.root}2/a.ts`, 'leads outside');
    expectDenied('../project2/a.ts', 'leads outside');
  });

  it('is a link to a file outside', () => {
    writeFileSync(join(project.outside, 'secret'), '');
    project.link('link', '../secret');
    expectDenied('link', 'leads outside');
  });

  it('would be a new file under a directory linked from outside', () => {
    mkdirSync(join(project.outside, 'elsewhere'));
    project.link('linked', '../elsewhere');
    expectDenied('linked/new/file.ts', 'leads outside');
  });

  it('goes through a chain of links that ends outside', () => {
    mkdirSync(join(project.outside, 'elsewhere'));
    project.link('second', '../elsewhere');
    project.link('first', 'second');
    expectDenied('first/a', 'leads outside');
  });

  it('is a dangling link, or lies below one', () => {
    project.link('dangling', '../not-yet');
    expectDenied('dangling', 'link that leads nowhere');
    expectDenied('dangling/new.ts', 'link that leads nowhere');
  });

  it('goes round in a circle of links', () => {
    project.link('one', 'two');
    project.link('two', 'one');
    expectDenied('one/a', 'ELOOP');
  });

  it('is empty or has a NUL character', () => {
    expectDenied('', 'is empty');
    expectDenied('a\0.ts', 'NUL');
  });

  it('belongs to git, in any case of letters, in a submodule, and through a link', () => {
    project.write('.git/config');
    project.link('alias', '.git');
    for (const path of ['.git', '.git/config', '.GIT/config', 'vendor/lib/.git/HEAD', 'alias/config']) {
      expectDenied(path, 'belongs to git');
    }
  });
});
