import { LineEditor } from '../../../src/engine/edits';
import { sha256, Workspace } from '../../../src/engine/workspace';
import { TemporaryProject } from '../workspace/temporary-project';

const project = new TemporaryProject();
const editor = () => new LineEditor(new Workspace(project.root));
const path = 'a.txt';

async function replaced(before: string, startLine: number, endLine: number, content: string): Promise<string> {
  project.write(path, before);
  await editor().replaceLines({ path, startLine, endLine, content });
  return project.read(path);
}

async function inserted(before: string, line: number, content: string): Promise<string> {
  project.write(path, before);
  await editor().insertAtLine({ path, line, content });
  return project.read(path);
}

async function deleted(before: string, startLine: number, endLine: number): Promise<string> {
  project.write(path, before);
  await editor().deleteLines({ path, startLine, endLine });
  return project.read(path);
}

describe('replaceLines', () => {
  it.each([
    ['one line, with the final newline of the content being optional', 'a\nb\nc\n', 2, 2, 'x', 'a\nx\nc\n'],
    ['one line, with a final newline', 'a\nb\nc\n', 2, 2, 'x\n', 'a\nx\nc\n'],
    ['by more lines', 'a\nb\nc\n', 2, 2, 'x\ny\nz', 'a\nx\ny\nz\nc\n'],
    ['by fewer lines', 'a\nb\nc\n', 1, 3, 'x', 'x\n'],
    ['by an empty line', 'a\nb\nc\n', 2, 2, '\n', 'a\n\nc\n'],
    ['by nothing', 'a\nb\nc\n', 2, 2, '', 'a\nc\n'],
    ['keeping two newlines at the end of the content as an empty line', 'a\nb\n', 1, 1, 'x\n\n', 'x\n\nb\n'],
    ['with \\r\\n where the file has it', 'a\r\nb\r\nc\r\n', 2, 2, 'x\ny\n', 'a\r\nx\r\ny\r\nc\r\n'],
    ['with \\n where the content has \\r\\n', 'a\nb\n', 1, 1, 'x\r\ny\r\n', 'x\ny\nb\n'],
    ['with the ending of each line where they are mixed', 'a\nb\r\nc\nd\r\n', 2, 3, 'x\ny', 'a\nx\r\ny\nd\r\n'],
    ['with the last ending for lines beyond', 'a\nb\r\nc\n', 1, 2, 'x\ny\nz', 'x\ny\r\nz\r\nc\n'],
    ['at the end without a final newline', 'a\nb', 2, 2, 'x\n', 'a\nx'],
    ['at the end without a final newline, by more', 'a\r\nb', 2, 2, 'x\ny\n', 'a\r\nx\r\ny'],
    ['at the end without a final newline, by an empty line, which needs one', 'a\nb', 2, 2, '\n', 'a\n\n'],
    ['at the end with a final newline', 'a\nb\n', 2, 2, 'x', 'a\nx\n'],
    ['all of a file without any ending, with those of the content', 'a', 1, 1, 'x\r\ny\r\n', 'x\r\ny'],
    ['all of a file without any ending', 'a', 1, 1, 'x', 'x'],
    ['keeping lone carriage returns', 'a\rb\nc\n', 1, 1, 'x\ry', 'x\ry\nc\n'],
    ['after characters outside the BMP', '😀😀\n𝒳\nb\n', 2, 2, '👩‍👩‍👧', '😀😀\n👩‍👩‍👧\nb\n'],
    ['behind a byte order mark', '\uFEFFa\nb\n', 1, 1, 'x', '\uFEFFx\nb\n'],
  ])('replaces %s', async (_, before, startLine, endLine, content, after) => {
    expect(await replaced(before, startLine, endLine, content)).toBe(after);
  });
});

describe('insertAtLine', () => {
  it.each([
    ['at the start', 'a\nb\n', 1, 'x', 'x\na\nb\n'],
    ['in between', 'a\nb\n', 2, 'x\ny\n', 'a\nx\ny\nb\n'],
    ['at the end', 'a\nb\n', 3, 'x', 'a\nb\nx\n'],
    ['at the end without a final newline', 'a\nb', 3, 'x\n', 'a\nb\nx'],
    ['at the end without a final newline, with \\r\\n', 'a\r\nb', 3, 'x\ny\n', 'a\r\nb\r\nx\r\ny'],
    ['an empty line at the end without a final newline', 'a\nb', 3, '\n', 'a\nb\n\n'],
    ['behind a single line without any ending', 'a', 2, 'x', 'a\nx'],
    ['behind a single line without any ending, with that of the content', 'a', 2, 'x\r\ny', 'a\r\nx\r\ny'],
    ['before a single line without any ending', 'a', 1, 'x', 'x\na'],
    ['with the ending of the line above', 'a\r\nb\n', 2, 'x', 'a\r\nx\r\nb\n'],
    ['with the ending of the line below at the start', 'a\r\nb\n', 1, 'x', 'x\r\na\r\nb\n'],
    ['whole lines into an empty file', '', 1, 'x\ny', 'x\ny\n'],
    ['with the endings of the content into an empty file', '', 1, 'x\r\ny', 'x\r\ny\r\n'],
    ['behind a byte order mark', '\uFEFFa\n', 1, 'x', '\uFEFFx\na\n'],
    ['into a file of a byte order mark', '\uFEFF', 1, 'x', '\uFEFFx\n'],
  ])('inserts %s', async (_, before, line, content, after) => {
    expect(await inserted(before, line, content)).toBe(after);
  });
});

describe('deleteLines', () => {
  it.each([
    ['one line', 'a\nb\nc\n', 2, 2, 'a\nc\n'],
    ['the last line', 'a\nb\n', 2, 2, 'a\n'],
    ['the last line without newline, leaving the bytes of the others', 'a\r\nb', 2, 2, 'a\r\n'],
    ['all lines', 'a\nb', 1, 2, ''],
    ['all lines behind a byte order mark', '\uFEFFa\r\n', 1, 1, '\uFEFF'],
  ])('deletes %s', async (_, before, startLine, endLine, after) => {
    expect(await deleted(before, startLine, endLine)).toBe(after);
  });
});

describe('lines out of range', () => {
  beforeEach(() => {
    project.write(path, 'a\nb\nc\n');
    project.write('empty');
  });

  it.each([
    [1, 4],
    [0, 1],
    [4, 4],
    [-1, 2],
    [1.5, 2],
    [1, NaN],
  ])('%d to %d are refused with the line count', async (startLine, endLine) => {
    const error = {
      code: 'invalid',
      message: `lines ${startLine} to ${endLine} are out of range: a.txt has 3 lines`,
      fields: { path, start_line: startLine, end_line: endLine, line_count: 3 },
    };
    await expect(editor().replaceLines({ path, startLine, endLine, content: 'x' })).rejects.toMatchObject(error);
    await expect(editor().deleteLines({ path, startLine, endLine })).rejects.toMatchObject(error);
    expect(project.read(path)).toBe('a\nb\nc\n');
  });

  it('are refused upside down', async () => {
    const message = 'start line 3 is after end line 2';
    await expect(editor().deleteLines({ path, startLine: 3, endLine: 2 })).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
  });

  it.each([0, 5, 2.5])('%d is refused for an insertion', async (line) => {
    await expect(editor().insertAtLine({ path, line, content: 'x' })).rejects.toMatchObject({
      code: 'invalid',
      message: `line ${line} is out of range: a.txt has 3 lines; insert at 1 to 4`,
      fields: { path, line, line_count: 3 },
    });
  });

  it('are all lines of an empty file, but for the first insertion', async () => {
    await expect(editor().deleteLines({ path: 'empty', startLine: 1, endLine: 1 })).rejects.toMatchObject({
      message: 'lines 1 to 1 are out of range: empty has 0 lines',
    });
    await expect(editor().insertAtLine({ path: 'empty', line: 2, content: 'x' })).rejects.toMatchObject({
      message: 'line 2 is out of range: empty has 0 lines; insert at 1 to 1',
    });
  });
});

describe('content that would not come back as it was sent', () => {
  it.each([
    ['NUL', 'a\0b', 'NUL character'],
    ['half a surrogate pair', 'ab\ud800', 'half a surrogate pair at index 2'],
    ['a lone carriage return that would join a newline', 'x\r', 'carriage return'],
  ])('is refused: %s', async (_, content, message) => {
    project.write(path, 'a\n');
    await expect(editor().insertAtLine({ path, line: 1, content })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(message) as string,
    });
    expect(project.read(path)).toBe('a\n');
  });
});

describe('the answer', () => {
  it('has the counts, both hashes and the diff', async () => {
    project.write(path, 'a\nb\nc\n');
    const after = Buffer.from('a\nx\ny\nc\n');
    expect(await editor().replaceLines({ path, startLine: 2, endLine: 2, content: 'x\ny' })).toEqual({
      applied: true,
      files: [
        {
          path,
          added: 2,
          removed: 1,
          sha256Before: sha256(Buffer.from('a\nb\nc\n')),
          sha256After: sha256(after),
          diff: '--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n',
        },
      ],
    });
  });

  it('of a dry run is the same, and nothing is written', async () => {
    project.write(path, 'a\nb\n');
    const edit = { path, startLine: 1, endLine: 1, content: 'x' };
    const dry = await editor().replaceLines({ ...edit, dryRun: true });
    expect(project.read(path)).toBe('a\nb\n');
    expect(dry.applied).toBe(false);
    expect((await editor().replaceLines(edit)).files).toEqual(dry.files);
  });

  it('names the path relative to the root, however it was given', async () => {
    const absolute = project.write('src/a.ts', 'a\n');
    const { files } = await editor().deleteLines({ path: absolute, startLine: 1, endLine: 1 });
    expect(files[0]).toMatchObject({ path: 'src/a.ts', diff: expect.stringContaining('--- a/src/a.ts\n') as string });
  });

  it.each([
    ['the same lines', () => editor().replaceLines({ path, startLine: 1, endLine: 2, content: 'a\nb' })],
    ['no lines', () => editor().insertAtLine({ path, line: 2, content: '' })],
  ])('names no files where nothing changes: %s', async (_, edit) => {
    project.write(path, 'a\r\nb');
    expect(await edit()).toEqual({ applied: false, files: [] });
    expect(project.read(path)).toBe('a\r\nb');
  });
});
