import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { readTextFile, type TextFile, Workspace } from '../../../src/engine/workspace';
import { asOrdinaryUser, TemporaryProject } from './temporary-project';

const project = new TemporaryProject();
const read = (path: string): Promise<TextFile> =>
  new Promise((resolve) => {
    resolve(readTextFile(new Workspace(project.root).locate(path)));
  });

describe('readTextFile', () => {
  it('gives text, hash and size of the bytes, times and mode', async () => {
    const bytes = Buffer.from('\uFEFFäb\r\n');
    const path = project.write('a.txt', bytes);
    chmodSync(path, 0o640);
    expect(await read('a.txt')).toEqual({
      text: 'äb\r\n',
      bom: true,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: 8,
      mtimeNs: statSync(path, { bigint: true }).mtimeNs,
      mode: 0o100640,
    });
  });

  it('reads an empty file and a file behind a link', async () => {
    project.write('empty');
    project.link('link', 'empty');
    expect(await read('empty')).toMatchObject({ text: '', size: 0 });
    expect(await read('link')).toMatchObject({ text: '', size: 0 });
  });

  it('tells an unknown file', async () => {
    project.write('a.txt');
    await expect(read('src/b.txt')).rejects.toMatchObject({
      code: 'not_found',
      message: 'cannot read src/b.txt: no such file',
    });
    await expect(read('a.txt/b')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tells a directory', async () => {
    mkdirSync(project.path('src'));
    const error = { code: 'invalid', message: 'src is a directory; name a file', fields: { path: 'src' } };
    await expect(read('src')).rejects.toMatchObject(error);
    await expect(read('.')).rejects.toMatchObject({ message: '. is a directory; name a file' });
  });

  it('tells a file that may not be read', async () => {
    chmodSync(project.write('closed.txt', 'a'), 0o000);
    chmodSync(project.outside, 0o755);
    await asOrdinaryUser(() =>
      expect(read('closed.txt')).rejects.toMatchObject({
        code: 'path_denied',
        message: 'cannot read closed.txt: permission denied; give this user access to it',
      }),
    );
  });

  it('tells what is not a file, without waiting for it', async () => {
    execFileSync('mkfifo', [project.path('pipe')]);
    await expect(read('pipe')).rejects.toMatchObject({
      code: 'unsupported',
      message: 'pipe is not a regular file (a pipe, socket or device)',
    });
  });

  it('tells binary files and other encodings, with the path and the place', async () => {
    project.write('logo.png', Buffer.from([0x89, 0x50, 0x00]));
    project.write('latin.txt', Buffer.from('\xe9', 'latin1'));
    await expect(read('logo.png')).rejects.toMatchObject({
      code: 'unsupported',
      message: 'logo.png is binary, not text: NUL at byte 2',
      fields: { path: 'logo.png', byte_offset: 2 },
    });
    await expect(read('latin.txt')).rejects.toMatchObject({
      code: 'unsupported',
      message: 'latin.txt is not valid UTF-8 at byte 0; convert it to UTF-8 first',
    });
  });
});
