import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryProject } from '../workspace/temporary-project';

jest.setTimeout(60_000); // each test starts processes

const project = new TemporaryProject();
const child = ['--require', 'esbuild-register', join(__dirname, 'edit-in-child.ts')];
const before = `first\n${'a line of text\n'.repeat(1000)}`;
const large = 'x'.repeat(100_000);

/** Under a limit of 64 KiB for the size of a file: the file itself fits, the edited one does not. */
function editUnderLimit(path: string): string {
  const shell = ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, ...child, project.root, path, large];
  return execFileSync('bash', shell, { encoding: 'utf8' });
}

describe('a write that fails half-way', () => {
  it('leaves the file as it was, and nothing beside it', () => {
    project.write('a.txt', before);
    expect(editUnderLimit('a.txt')).toBe(
      'unsupported: cannot write a.txt: the file would be larger than this process may write',
    );
    expect(project.read('a.txt')).toBe(before);
    expect(readdirSync(project.root)).toEqual(['a.txt']);
  });

  it('leaves a hard-linked file as it was', () => {
    linkSync(project.write('a.txt', before), project.path('b.txt'));
    expect(editUnderLimit('a.txt')).toMatch('cannot write a.txt');
    expect(project.read('b.txt')).toBe(before);
    expect(project.read('a.txt')).toBe(before);
  });
});

describe('a full disk', () => {
  let mounted = false;

  beforeEach(() => {
    mkdirSync(project.path('disk'));
    mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', project.path('disk')]).status === 0;
  });
  afterEach(() => {
    if (mounted) {
      execFileSync('umount', [project.path('disk')]);
    }
  });

  it.each([
    ['a file', false],
    ['a hard-linked file', true],
  ])('leaves %s as it was, and nothing beside it', (_, linked) => {
    if (!mounted) {
      return; // only root may mount: the limit above stands in for it
    }
    const path = project.write('disk/a.txt', before);
    if (linked) {
      linkSync(path, project.path('disk/b.txt'));
    }
    const output = execFileSync(process.execPath, [...child, project.root, 'disk/a.txt', large], { encoding: 'utf8' });
    expect(output).toBe('unsupported: cannot write disk/a.txt: the disk is full; free some space');
    expect(project.read('disk/a.txt')).toBe(before);
    expect(readdirSync(project.path('disk'))).toEqual(linked ? ['a.txt', 'b.txt'] : ['a.txt']);
  });
});

it('a process killed while it edits leaves the file whole: before or after, never between', async () => {
  const path = 'a.txt';
  const rest = 'a line of text\n'.repeat(100_000);
  for (let round = 0; round < 4; round++) {
    project.write(path, `first\n${rest}`);
    const editing = spawn(process.execPath, [...child, project.root, path, large, '1000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(editing.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, round * 7));
    editing.kill('SIGKILL');
    await once(editing, 'exit');
    const [first, ...others] = project.read(path).split(/(?<=\n)/);
    expect(first).toMatch(/^(first|\dx{100000})\n$/);
    expect(others.join('')).toBe(rest);
  }
});
