import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListingOptions, Workspace } from '../../../src/engine/workspace';
import { asOrdinaryUser, TemporaryProject } from './temporary-project';

jest.setTimeout(30_000); // most tests run git several times

const project = new TemporaryProject();
const list = (options?: ListingOptions) => new Workspace(project.root).listFiles(options);

function withEnvironment<Result>(variables: Record<string, string>, act: () => Promise<Result>): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  return act().finally(() => {
    process.env = before;
  });
}

const ODD_NAMES = [
  '.hidden',
  'with space',
  'quo\'te"s',
  'new\nline',
  'tab\t',
  'back\\slash',
  'ünïcødé',
  '漢字/😀.ts',
  '-dash',
  '#hash',
];

describe.each<[string, () => void]>([
  ['a git repository', () => project.git('init', '-q')],
  ['a directory without git', () => undefined],
])('the files of %s', (_, prepare) => {
  beforeEach(prepare);

  it('are sorted, with forward slashes and any names', async () => {
    ODD_NAMES.forEach((name) => project.write(name));
    expect(await list()).toEqual([...ODD_NAMES].sort());
  });

  it('are none in an empty project', async () => {
    expect(await list()).toEqual([]);
  });

  it('obey nested ignore files, negations and anchors', async () => {
    project.write('.gitignore', '*.log\n!keep.log\n/build\nlib\nonly-dir/\ndocs/*\n!docs/index.md\n');
    project.write('packages/a/.gitignore', '!lib\n!special.log\n/dist\n');
    const wanted = [
      '.gitignore',
      'deep/build/x',
      'docs/index.md',
      'keep.log',
      'only-dir',
      'packages/a/.gitignore',
      'packages/a/lib/keep/inside.ts',
      'packages/a/src/dist/x',
      'packages/a/src/special.log',
    ];
    const ignored = [
      'a.log',
      'build/keep.log',
      'docs/other.md',
      'lib/x',
      'packages/a/dist/x',
      'packages/a/lib/other.log',
      'packages/a/x.log',
      'packages/b/lib/x',
      'packages/b/only-dir/x',
      'packages/b/special.log',
    ];
    [...wanted, ...ignored].forEach((path) => {
      if (!path.endsWith('.gitignore')) {
        project.write(path);
      }
    });
    expect(await list()).toEqual(wanted);
  });

  it('tell the letter case of ignore rules apart', async () => {
    project.write('.gitignore', 'Readme.md\n');
    project.write('README.md');
    expect(await list()).toEqual(['.gitignore', 'README.md']);
  });

  it('let a directory with special characters in again', async () => {
    project.write('.gitignore', '*x*\n');
    project.write('a/.gitignore', '!*x*\n');
    project.write('a/[x]*\\?/b');
    expect(await list()).toEqual(['.gitignore', 'a/.gitignore', 'a/[x]*\\?/b']);
  });

  it('leave out what nobody wants, at any depth', async () => {
    [
      'node_modules/a/index.js',
      'packages/b/node_modules/c.js',
      '__pycache__/a.pyc',
      'src/.venv/bin/x',
      '.hg/store',
    ].forEach((path) => project.write(path));
    project.write('src/node_modules_notes.md');
    project.write('docs/node_modules');
    expect(await list()).toEqual(['docs/node_modules', 'src/node_modules_notes.md']);
  });

  it('include links to files inside the project, and no others', async () => {
    project.write('src/a.ts');
    project.write('.git-notes');
    writeFileSync(join(project.outside, 'secret'), '');
    mkdirSync(join(project.outside, 'elsewhere'));
    writeFileSync(join(project.outside, 'elsewhere/b.ts'), '');
    project.link('link.ts', 'src/a.ts');
    project.link('to-directory', 'src');
    project.link('to-outside', '../secret');
    project.link('to-elsewhere', '../elsewhere');
    project.link('dangling', 'nowhere');
    project.link('src/loop', '..');
    expect(await list()).toEqual(['.git-notes', 'link.ts', 'src/a.ts']);
  });

  it('are regular: no pipes', async () => {
    execFileSync('mkfifo', [project.path('pipe')]);
    project.write('a');
    expect(await list()).toEqual(['a']);
  });

  it('are listed but for a directory that cannot be read, which is warned of', async () => {
    project.write('a');
    project.write('closed/b');
    chmodSync(project.path('closed'), 0o000);
    chmodSync(project.outside, 0o755);
    const warnings: string[] = [];
    const safe = { GIT_CONFIG_GLOBAL: project.write('.hg/config', '[safe]\n\tdirectory = *\n') };
    const files = await asOrdinaryUser(() =>
      withEnvironment(safe, () => list({ warn: (message) => warnings.push(message) })),
    );
    expect(files).toEqual(['a']);
    expect(warnings).toEqual([expect.stringMatching(/closed\/.*permission denied/i)]);
  });

  it('are not listed for a call that was cancelled', async () => {
    await expect(list({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('stop being listed when the call is cancelled', async () => {
    project.write('a');
    const controller = new AbortController();
    const listing = list({ signal: controller.signal });
    controller.abort();
    await expect(listing).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('with git, the files', () => {
  beforeEach(() => project.git('init', '-q'));

  it('are the tracked ones, ignored or not, and untracked ones that are not ignored', async () => {
    project.write('tracked.log');
    project.git('add', '.');
    project.write('.gitignore', '*.log\n');
    project.write('untracked.log');
    project.write('untracked.ts');
    expect(await list()).toEqual(['.gitignore', 'tracked.log', 'untracked.ts']);
  });

  it('obey .git/info/exclude', async () => {
    project.write('.git/info/exclude', 'private\n');
    project.write('private');
    expect(await list()).toEqual([]);
  });

  it('are without deleted ones that are still tracked', async () => {
    ['a', 'b/c', 'd/e'].forEach((path) => project.write(path));
    project.git('add', '.');
    rmSync(project.path('b'), { recursive: true });
    rmSync(project.path('d'), { recursive: true });
    project.write('d', 'now a file');
    expect(await list()).toEqual(['a', 'd']);
  });

  it('are each listed once while a merge is in conflict', async () => {
    project.write('a', 'base\n');
    project.git('add', '.');
    project.git('commit', '-qm', 'base');
    project.git('checkout', '-qb', 'other');
    project.write('a', 'theirs\n');
    project.git('commit', '-qam', 'theirs');
    project.git('checkout', '-q', '-');
    project.write('a', 'ours\n');
    project.git('commit', '-qam', 'ours');
    expect(() => project.git('merge', 'other')).toThrow();
    expect(await list()).toEqual(['a']);
  });

  it('are not looked for behind a tracked directory that became a link to outside', async () => {
    project.write('dir/a');
    project.git('add', '.');
    rmSync(project.path('dir'), { recursive: true });
    mkdirSync(join(project.outside, 'elsewhere'));
    writeFileSync(join(project.outside, 'elsewhere/a'), 'secret');
    project.link('dir', '../elsewhere');
    expect(await list()).toEqual([]);
  });

  it('are relative to the root when that is a directory of the repository', async () => {
    project.write('packages/a/src/x.ts');
    project.write('packages/b/y.ts');
    project.write('.gitignore', '*.log\n');
    project.write('packages/a/x.log');
    expect(await new Workspace(project.path('packages/a')).listFiles()).toEqual(['src/x.ts']);
  });

  it('are those of the repository around, unless that ignores the root as a whole: then they are walked', async () => {
    project.write('.gitignore', 'scratch\nempty\n');
    project.write('scratch/.gitignore', 'b\n');
    project.write('scratch/a');
    project.write('scratch/b');
    expect(await new Workspace(project.path('scratch')).listFiles()).toEqual(['.gitignore', 'a']);
  });

  it('are without submodules and repositories of their own, as git lists them', async () => {
    const other = join(project.outside, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'lib.ts'), '');
    execFileSync('sh', ['-c', 'git init -q && git add . && git -c user.name=t -c user.email=t@t commit -qm x'], {
      cwd: other,
    });
    project.git('submodule', '--quiet', 'add', other, 'vendor/lib');
    execFileSync('git', ['clone', '-q', other, project.path('nested')]);
    expect(await list()).toEqual(['.gitmodules']);
  });

  it('are found in a worktree', async () => {
    project.write('a');
    project.git('add', '.');
    project.git('commit', '-qm', 'a');
    project.git('worktree', 'add', '-q', join(project.outside, 'tree'));
    expect(await new Workspace(join(project.outside, 'tree')).listFiles()).toEqual(['a']);
  });

  it('are its own when the environment names another repository, as inside a hook', async () => {
    project.write('a');
    const other = join(project.outside, 'other.git');
    execFileSync('git', ['init', '-q', '--bare', other]);
    const variables = { GIT_DIR: other, GIT_WORK_TREE: project.outside, GIT_INDEX_FILE: join(other, 'index') };
    expect(await withEnvironment(variables, () => list())).toEqual(['a']);
  });

  it('are listed without running the program that the repository names for watching', async () => {
    project.write('a');
    project.git('config', 'core.fsmonitor', 'touch ran; false');
    expect(await list()).toEqual(['a']);
  });

  it('are not waited for when the call is cancelled', async () => {
    const stuck = join(project.outside, 'git');
    writeFileSync(stuck, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
    const controller = new AbortController();
    const path = `${project.outside}:${process.env.PATH ?? ''}`;
    const listing = withEnvironment({ PATH: path }, () => list({ signal: controller.signal }));
    setTimeout(() => {
      controller.abort();
    }, 50);
    await expect(listing).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('are walked when git is not installed', async () => {
    project.write('a');
    const files = await withEnvironment({ PATH: project.outside }, () => list());
    expect(files).toEqual(['a']);
  });

  it('are walked in a worktree whose repository is gone', async () => {
    rmSync(project.path('.git'), { recursive: true });
    project.write('.git', 'gitdir: /nonexistent/worktrees/x\n');
    project.write('a');
    expect(await list()).toEqual(['a']);
  });

  it("report git's own words when it fails", async () => {
    project.write('.git/index', 'broken');
    await expect(list()).rejects.toMatchObject({
      code: 'unsupported',
      message: expect.stringMatching(`git cannot list the files of ${project.root}: .*index`) as string,
    });
  });
});

describe('without git, the files', () => {
  it('are not those of git itself', async () => {
    project.write('.git/HEAD', 'not a repository');
    project.write('vendor/.git', 'gitdir: nowhere\n');
    expect(await list()).toEqual([]);
  });

  it('are not guessed when the root is gone', async () => {
    rmSync(project.root, { recursive: true });
    await expect(list()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('obey an ignore file with a byte order mark, and none that is a link', async () => {
    project.write('.gitignore', '\uFEFFa\n');
    project.write('rules', 'b\n');
    mkdirSync(project.path('sub'));
    symlinkSync('../rules', project.path('sub/.gitignore'));
    project.write('sub/a');
    project.write('sub/b');
    expect(await list()).toEqual(['.gitignore', 'rules', 'sub/.gitignore', 'sub/b']);
  });

  it('are not listed when an ignore file cannot be read', async () => {
    chmodSync(project.write('.gitignore', 'a\n'), 0o000);
    chmodSync(project.outside, 0o755);
    await asOrdinaryUser(() => expect(list()).rejects.toMatchObject({ code: 'path_denied' }));
  });
});
