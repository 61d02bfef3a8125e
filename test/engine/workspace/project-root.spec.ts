import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { findProjectRoot, openWorkspace } from '../../../src/engine/workspace';
import { asOrdinaryUser, TemporaryProject } from './temporary-project';

const project = new TemporaryProject();

/** jest gives the tests a copy of the environment, which os.homedir() does not read. */
function atHome<Result>(home: string, act: () => Result): Result {
  const homedir = jest.spyOn(os, 'homedir').mockReturnValue(home);
  try {
    return act();
  } finally {
    homedir.mockRestore();
  }
}

describe('findProjectRoot', () => {
  it('finds the nearest ancestor with a .git directory', () => {
    mkdirSync(project.path('.git'));
    project.write('packages/a/src/index.ts');
    expect(findProjectRoot(project.path('packages/a/src'))).toBe(project.root);
  });

  it('takes the .git file of a worktree or submodule for a root', () => {
    mkdirSync(project.path('.git'));
    project.write('vendor/lib/.git', 'gitdir: ../../.git/modules/lib\n');
    mkdirSync(project.path('vendor/lib/src'));
    expect(findProjectRoot(project.path('vendor/lib/src'))).toBe(project.path('vendor/lib'));
  });

  it('is the directory itself where there is no git', () => {
    mkdirSync(project.path('src'));
    expect(findProjectRoot(project.path('src'))).toBe(project.path('src'));
  });

  it('resolves links', () => {
    mkdirSync(project.path('.git'));
    mkdirSync(project.path('src'));
    symlinkSync(project.path('src'), join(project.outside, 'link'));
    expect(findProjectRoot(join(project.outside, 'link'))).toBe(project.root);
  });

  it('does not take a home directory under git for the project of everything in it', () => {
    mkdirSync(project.path('.git'));
    mkdirSync(project.path('notes'));
    expect(atHome(project.root, () => findProjectRoot(project.path('notes')))).toBe(project.path('notes'));
  });

  it('refuses a directory that does not exist', () => {
    expect(() => findProjectRoot(project.path('nowhere'))).toThrow(`no such directory: ${project.path('nowhere')}`);
  });
});

describe('openWorkspace', () => {
  it('opens exactly the directory it is given, by its real path', () => {
    mkdirSync(project.path('.git'));
    mkdirSync(project.path('src'));
    project.link('link', 'src');
    expect(openWorkspace(project.path('link')).root).toBe(project.path('src'));
  });

  it('says that there is no such directory', () => {
    expect(() => openWorkspace(project.path('nowhere'))).toThrow(
      expect.objectContaining({
        code: 'not_found',
        message: `no such directory: ${project.path('nowhere')}; check the spelling`,
      }) as Error,
    );
  });

  it('says that a file is not a directory', () => {
    const file = project.write('a.txt');
    expect(() => openWorkspace(file)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        message: `not a directory: ${file}; name the directory of a project`,
      }) as Error,
    );
  });

  it('says that a directory cannot be read', async () => {
    mkdirSync(project.path('closed'));
    chmodSync(project.path('closed'), 0o000);
    chmodSync(project.outside, 0o755);
    await asOrdinaryUser(() => {
      expect(() => openWorkspace(project.path('closed'))).toThrow(
        expect.objectContaining({
          code: 'path_denied',
          message: `cannot read the directory ${project.path('closed')}: permission denied; give this user access to it`,
        }) as Error,
      );
    });
  });

  it('refuses the root of the file system', () => {
    expect(() => openWorkspace('/')).toThrow(
      expect.objectContaining({
        code: 'path_denied',
        message: '/ is the root of the file system, too wide for a project; name a directory in it',
      }) as Error,
    );
  });

  it('refuses the home directory, also by a link to it and when it is a link itself', () => {
    const home = expect.objectContaining({
      code: 'path_denied',
      message: expect.stringContaining('is your home directory') as string,
    }) as Error;
    project.link('link', project.root);
    expect(() => openWorkspace(os.homedir())).toThrow(home);
    expect(() => atHome(project.root, () => openWorkspace(project.root))).toThrow(home);
    expect(() => atHome(project.root, () => openWorkspace(project.path('link')))).toThrow(home);
    expect(() => atHome(project.path('link'), () => openWorkspace(project.root))).toThrow(home);
  });

  it('opens a directory when there is no home directory', () => {
    expect(atHome('/nonexistent', () => openWorkspace(project.root)).root).toBe(project.root);
  });

  it.each(['', 'a\0b'])('refuses %j', (name) => {
    expect(() => openWorkspace(name)).toThrow(expect.objectContaining({ code: 'invalid' }) as Error);
  });
});
