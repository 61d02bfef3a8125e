import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { LineEditor } from '../../../src/engine/edits';
import { sha256, Workspace } from '../../../src/engine/workspace';
import { asOrdinaryUser, TemporaryProject } from '../workspace/temporary-project';

jest.setTimeout(60_000); // files of many megabytes, or many files, are synced to disk

const project = new TemporaryProject();
const editor = () => new LineEditor(new Workspace(project.root));
const firstLine = (path: string, content = 'x') => editor().replaceLines({ path, startLine: 1, endLine: 1, content });
const asRoot = process.geteuid?.() === 0 ? it : it.skip;

describe('an edit is refused, and nothing written,', () => {
  it.each(['../secret', 'link', 'linked/secret', '.git/config'])('outside the project: %s', async (path) => {
    writeFileSync(join(project.outside, 'secret'), 'a\n');
    mkdirSync(join(project.outside, 'elsewhere'));
    writeFileSync(join(project.outside, 'elsewhere/secret'), 'a\n');
    project.link('link', '../secret');
    project.link('linked', '../elsewhere');
    project.write('.git/config', 'a\n');
    await expect(firstLine(path)).rejects.toMatchObject({ code: 'path_denied', fields: { path } });
    expect(project.read('../secret') + project.read('../elsewhere/secret') + project.read('.git/config')).toBe(
      'a\na\na\n',
    );
  });

  it('of a file that does not exist', async () => {
    await expect(firstLine('src/a.ts')).rejects.toMatchObject({
      code: 'not_found',
      message: 'cannot edit src/a.ts: no such file',
    });
  });

  it('of a directory', async () => {
    mkdirSync(project.path('src'));
    await expect(firstLine('src')).rejects.toMatchObject({
      code: 'invalid',
      message: 'src is a directory; name a file',
    });
  });

  it('of a file whose mode bits forbid writing, even for root, and for a dry run', async () => {
    chmodSync(project.write('a.txt', 'a\n'), 0o444);
    const error = { code: 'path_denied', message: 'a.txt is read-only (mode 444); make it writable to edit it' };
    await expect(firstLine('a.txt')).rejects.toMatchObject(error);
    const dry = { path: 'a.txt', startLine: 1, endLine: 1, dryRun: true };
    await expect(editor().deleteLines(dry)).rejects.toMatchObject(error);
    expect(project.read('a.txt')).toBe('a\n');
  });

  asRoot('of a file that another user may write and we may not', async () => {
    project.write('a.txt', 'a\n');
    chmodSync(project.outside, 0o755);
    await asOrdinaryUser(() =>
      expect(firstLine('a.txt')).rejects.toMatchObject({
        code: 'path_denied',
        message: 'cannot write a.txt: permission denied; give this user access to it',
      }),
    );
    expect(project.read('a.txt')).toBe('a\n');
  });

  it.each<[string, Buffer]>([
    ['binary', Buffer.from('a\0b\n')],
    ['not UTF-8', Buffer.from([0x61, 0x0a, 0xe9, 0x0a])],
  ])('of a file that is %s', async (_, bytes) => {
    const path = project.write('a.txt', bytes);
    const { mtimeNs } = statSync(path, { bigint: true });
    await expect(firstLine('a.txt')).rejects.toMatchObject({ code: 'unsupported' });
    expect(statSync(path, { bigint: true }).mtimeNs).toBe(mtimeNs);
  });

  it('of another content than the caller has seen', async () => {
    project.write('a.txt', 'a\n');
    const seen = sha256(Buffer.from('b\n'));
    const found = sha256(Buffer.from('a\n'));
    const edit = { path: 'a.txt', line: 1, content: 'x' };
    await expect(editor().insertAtLine({ ...edit, expectedSha256: seen })).rejects.toMatchObject({
      code: 'conflict',
      message: `a.txt is not as it was read: expected sha256 ${seen}, found ${found}; read it again`,
      fields: { path: 'a.txt', expected_sha256: seen, sha256: found },
    });
    await expect(editor().insertAtLine({ ...edit, expectedSha256: '' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('no such file was expected') as string,
    });
    expect(project.read('a.txt')).toBe('a\n');
    await editor().insertAtLine({ ...edit, expectedSha256: found.toUpperCase() });
    expect(project.read('a.txt')).toBe('x\na\n');
  });

  it('when the call was cancelled', async () => {
    project.write('a.txt', 'a\n');
    const edit = { path: 'a.txt', line: 1, content: 'x', signal: AbortSignal.abort() };
    await expect(editor().insertAtLine(edit)).rejects.toMatchObject({ code: 'cancelled' });
    expect(project.read('a.txt')).toBe('a\n');
  });

  it('when the call is cancelled while it waits', async () => {
    project.write('a.txt', 'a\n');
    const controller = new AbortController();
    const first = editor().insertAtLine({ path: 'a.txt', line: 1, content: 'first' });
    const second = editor().insertAtLine({ path: 'a.txt', line: 1, content: 'second', signal: controller.signal });
    controller.abort();
    await first;
    await expect(second).rejects.toMatchObject({ code: 'cancelled' });
    expect(project.read('a.txt')).toBe('first\na\n');
  });
});

describe('a file that changes while it is edited', () => {
  const before = 'a line of text\n'.repeat(2_000_000);

  async function whileWriting(act: () => void): Promise<void> {
    for (let tries = 0; !readdirSync(project.root).some((name) => name.endsWith('.tmp')); tries++) {
      if (tries > 100_000) {
        throw new Error('the edit did not write');
      }
      await setImmediate();
    }
    act();
  }

  it('is a conflict, and keeps the other change', async () => {
    const path = project.write('a.txt', before);
    const edit = firstLine('a.txt').catch((error: unknown) => error);
    await whileWriting(() => {
      writeFileSync(path, 'somebody else');
    });
    expect(await edit).toMatchObject({
      code: 'conflict',
      message: 'a.txt was changed while it was edited; read it again',
      fields: { path: 'a.txt' },
    });
    expect(project.read('a.txt')).toBe('somebody else');
    expect(readdirSync(project.root)).toEqual(['a.txt']);
  });

  it('is a conflict when it became a link, which stays', async () => {
    const path = project.write('a.txt', before);
    const other = project.write('other.txt', before);
    const edit = firstLine('a.txt').catch((error: unknown) => error);
    await whileWriting(() => {
      rmSync(path);
      symlinkSync(other, path);
    });
    expect(await edit).toMatchObject({ code: 'conflict' });
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect(project.read('other.txt')).toBe(before);
  });

  it('does not come back when it was deleted', async () => {
    const path = project.write('a.txt', before);
    const edit = firstLine('a.txt').catch((error: unknown) => error);
    await whileWriting(() => {
      rmSync(path);
    });
    expect(await edit).toMatchObject({ code: 'not_found' });
    expect(readdirSync(project.root)).toEqual([]);
  });
});

describe('an edit keeps', () => {
  it.each([0o644, 0o755, 0o600, 0o664, 0o4755])('the mode %o', async (mode) => {
    const path = project.write('a.txt', 'a\n');
    chmodSync(path, mode);
    await firstLine('a.txt');
    expect(statSync(path).mode & 0o7777).toBe(mode);
    expect(project.read('a.txt')).toBe('x\n');
  });

  asRoot('the owner', async () => {
    const path = project.write('a.txt', 'a\n');
    chownSync(path, 1234, 2345);
    chmodSync(path, 0o4755);
    await firstLine('a.txt');
    expect(statSync(path)).toMatchObject({ uid: 1234, gid: 2345, mode: 0o104755 });
  });

  asRoot("the owner of another user's file that we may write", async () => {
    const path = project.write('a.txt', 'a\n');
    chmodSync(path, 0o666);
    chmodSync(project.outside, 0o755);
    chmodSync(project.root, 0o777);
    await asOrdinaryUser(() => firstLine('a.txt'));
    expect(statSync(path).uid).toBe(0);
    expect(project.read('a.txt')).toBe('x\n');
  });

  it('a symbolic link, and writes through it', async () => {
    project.write('src/a.txt', 'a\n');
    project.link('link', 'src/a.txt');
    const { files } = await firstLine('link');
    expect(lstatSync(project.path('link')).isSymbolicLink()).toBe(true);
    expect(project.read('src/a.txt')).toBe('x\n');
    expect(files[0]?.path).toBe('link');
  });

  it('a hard link: both names have the new content', async () => {
    const path = project.write('a.txt', 'a long line\nb\n');
    linkSync(path, project.path('b.txt'));
    const { ino } = statSync(path);
    await firstLine('a.txt');
    expect(project.read('b.txt')).toBe('x\nb\n');
    expect(statSync(path)).toMatchObject({ ino, nlink: 2 });
    await firstLine('b.txt', 'a much longer line\nand another');
    expect(project.read('a.txt')).toBe('a much longer line\nand another\nb\n');
  });

  it('nothing beside the file', async () => {
    project.write('a.txt', 'a\n');
    await firstLine('a.txt');
    expect(readdirSync(project.root)).toEqual(['a.txt']);
  });
});

it('a file in a directory that takes no new files is edited in place', async () => {
  const path = project.write('closed/a.txt', 'a\nb\n');
  chmodSync(project.outside, 0o755);
  chmodSync(path, 0o666);
  if (process.geteuid?.() === 0) {
    chownSync(path, 65534, process.getegid?.() ?? 0);
  }
  chmodSync(project.path('closed'), 0o555);
  try {
    await asOrdinaryUser(() => firstLine('closed/a.txt'));
  } finally {
    chmodSync(project.path('closed'), 0o755);
  }
  expect(project.read('closed/a.txt')).toBe('x\nb\n');
});

describe('edits asked for at once', () => {
  it('of one file all land, in the order they were asked for', async () => {
    project.write('a.txt', 'end\n');
    project.link('link', 'a.txt');
    const names = Array.from({ length: 30 }, (_, i) => `${i}`);
    const results = await Promise.all(
      names.map((content, i) => editor().insertAtLine({ path: i % 2 ? 'a.txt' : 'link', line: i + 1, content })),
    );
    expect(results.every((result) => result.applied)).toBe(true);
    expect(project.read('a.txt')).toBe([...names, 'end', ''].join('\n'));
  });

  it('go on after one that failed', async () => {
    project.write('a.txt', 'a\n');
    const failing = editor().deleteLines({ path: 'a.txt', startLine: 9, endLine: 9 });
    const following = firstLine('a.txt');
    await expect(failing).rejects.toMatchObject({ code: 'invalid' });
    expect((await following).applied).toBe(true);
  });
});
