import { utimesSync } from 'node:fs';
import { isSettled, readStamp, sameStamp, type Stamp } from '../../../src/engine/store/stamp';
import { TemporaryProject } from '../workspace/temporary-project';

const project = new TemporaryProject();

function stampOf(path: string): Stamp {
  return readStamp(project.path(path)) ?? fail(path);
}

function fail(path: string): never {
  throw new Error(`no stamp of ${path}`);
}

describe('readStamp', () => {
  it('is the same as long as nobody touches the file', () => {
    project.write('a.ts', 'one');
    expect(sameStamp(stampOf('a.ts'), stampOf('a.ts'))).toBe(true);
  });

  it('shows a change of equal length whose modification time was set back', () => {
    const path = project.write('a.ts', 'one');
    utimesSync(path, 1_000, 1_000);
    const before = stampOf('a.ts');
    // A change within one tick of the clock would not show: that is what isSettled is for.
    while (sameStamp(before, stampOf('a.ts'))) {
      project.write('a.ts', 'two');
      utimesSync(path, 1_000, 1_000);
    }
    expect(stampOf('a.ts')).toMatchObject({ size: before.size, mtime: before.mtime });
  });

  it('shows that another file took the place', () => {
    project.write('a.ts', 'one');
    project.write('b.ts', 'one');
    expect(sameStamp(stampOf('a.ts'), stampOf('b.ts'))).toBe(false);
  });

  it('is the stamp of what a link leads to', () => {
    project.write('a.ts', 'one');
    project.link('b.ts', 'a.ts');
    expect(stampOf('b.ts')).toEqual(stampOf('a.ts'));
  });

  it('is undefined for what is no file', () => {
    project.write('dir/a.ts', 'one');
    expect(['dir', 'dir/b.ts', 'dir/a.ts/c.ts'].map((path) => readStamp(project.path(path)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('isSettled', () => {
  const written = 1_700_000_000_123.5;
  const stamp = { size: 1, mtime: written, ctime: written, inode: 1 };

  it('is false within a tick of the clock after the last write', () => {
    expect(isSettled(stamp, written)).toBe(false);
    expect(isSettled(stamp, written + 10)).toBe(false);
    expect(isSettled(stamp, written + 100)).toBe(true);
  });

  it('counts a change of the inode as a write: the modification time can be set', () => {
    expect(isSettled({ ...stamp, mtime: 0, ctime: written }, written)).toBe(false);
  });

  it('waits longer where the file system counts whole seconds', () => {
    const whole = { ...stamp, mtime: 1_700_000_000_000, ctime: 1_700_000_000_000 };
    expect(isSettled(whole, 1_700_000_001_000)).toBe(false);
    expect(isSettled(whole, 1_700_000_003_000)).toBe(true);
  });
});
