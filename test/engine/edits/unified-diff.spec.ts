import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { LineEditor } from '../../../src/engine/edits';
import { Workspace } from '../../../src/engine/workspace';
import { TemporaryProject } from '../workspace/temporary-project';

jest.setTimeout(60_000); // files of many megabytes, or many files, are synced to disk

const project = new TemporaryProject();
const editor = () => new LineEditor(new Workspace(project.root));
const numbered = (count: number) => Array.from({ length: count }, (_, i) => `line ${i + 1}\n`).join('');

/** Runs the edit, gives the file its old bytes back, and lets git make of them what the diff says. */
async function expectGitToApply(name: string, edit: () => ReturnType<LineEditor['deleteLines']>): Promise<void> {
  const before = readFileSync(project.path(name));
  const { files } = await edit();
  const after = project.read(name);
  writeFileSync(project.path(name), before);
  execFileSync('git', ['apply', '--whitespace=nowarn'], { cwd: project.root, input: files[0]?.diff });
  expect(project.read(name)).toBe(after);
}

describe('the unified diff', () => {
  it.each([
    ['in a long file', numbered(100), 50, 52, 'x\ny\n'],
    ['at the start', numbered(100), 1, 2, 'x\n'],
    ['at the end', numbered(100), 99, 100, 'x\n'],
    ['at the end without final newline', 'a\nb\nc', 3, 3, 'x\ny'],
    ['that leaves nothing', 'a\nb\n', 1, 2, ''],
    ['of \\r\\n lines', 'a\r\nb\r\nc\r\n', 2, 2, 'x\n'],
    ['of mixed endings', 'a\r\nb\nc\r\n', 2, 3, 'x\ny\n'],
    ['of lines with lone carriage returns and separators', 'a\rb\n\u2028c\n', 1, 2, 'x\ry\nz\u2028'],
    ['of lines that look like headers', '--- a/x\n+++ b/x\n', 1, 1, '@@ -1 +1 @@\n-- x\n++ y'],
  ])('is what git applies: %s', async (_, before, startLine, endLine, content) => {
    project.write('a.txt', before);
    await expectGitToApply('a.txt', () => editor().replaceLines({ path: 'a.txt', startLine, endLine, content }));
  });

  it.each([
    ['in an empty file', '', 1],
    ['behind a last line without newline', 'a\nb', 3],
    ['at the end', 'a\nb\n', 3],
  ])('is what git applies for an insertion %s', async (_, before, line) => {
    project.write('a.txt', before);
    await expectGitToApply('a.txt', () => editor().insertAtLine({ path: 'a.txt', line, content: 'x\ny' }));
  });

  it.each(['with space.txt', 'ünïcødé😀.txt', '"quoted".txt', 'new\nline', 'tab\t.txt', 'back\\slash'])(
    'names a file as git does: %j',
    async (name) => {
      project.write(name, 'a\n');
      await expectGitToApply(name, () => editor().replaceLines({ path: name, startLine: 1, endLine: 1, content: 'x' }));
    },
  );

  it('shows and counts only what differs inside of the replaced lines', async () => {
    project.write('a.txt', numbered(40));
    const content = numbered(40).replace('line 5\n', 'five\n').replace('line 30\n', '');
    const { files } = await editor().replaceLines({ path: 'a.txt', startLine: 1, endLine: 40, content });
    expect(files[0]).toMatchObject({ added: 1, removed: 2 });
    expect(files[0]?.diff.match(/^@@.*$/gm)).toEqual(['@@ -2,7 +2,7 @@', '@@ -27,7 +27,6 @@']);
  });

  it('shows a change of more lines than are worth a search as one block, and git applies it', async () => {
    project.write('a.txt', numbered(3000));
    const content = `line 11\nline 12\n${'other\n'.repeat(2900)}line 2990\n`;
    const edit = { path: 'a.txt', startLine: 11, endLine: 2990, content };
    const { files } = await editor().replaceLines({ ...edit, dryRun: true });
    expect(files[0]).toMatchObject({ added: 2900, removed: 2977 });
    expect(files[0]?.diff.match(/^@@.*$/gm)).toEqual(['@@ -10,2983 +10,2906 @@']);
    await expectGitToApply('a.txt', () => editor().replaceLines(edit));
  });

  it('of a large deletion at the open end of a file is one block, and git applies it', async () => {
    project.write('a.txt', `${numbered(2999)}end`);
    const edit = { path: 'a.txt', startLine: 5, endLine: 3000 };
    const { files } = await editor().deleteLines({ ...edit, dryRun: true });
    expect(files[0]).toMatchObject({ added: 0, removed: 2996 });
    await expectGitToApply('a.txt', () => editor().deleteLines(edit));
  });

  it('of one line in a million is as small as in a small file', async () => {
    project.write('a.txt', numbered(1_000_000));
    const edit = { path: 'a.txt', startLine: 500_000, endLine: 500_000, content: 'x' };
    const { files } = await editor().replaceLines(edit);
    expect(files[0]?.diff).toBe(
      '--- a/a.txt\n+++ b/a.txt\n@@ -499997,7 +499997,7 @@\n line 499997\n line 499998\n line 499999\n' +
        '-line 500000\n+x\n line 500001\n line 500002\n line 500003\n',
    );
  });
});
