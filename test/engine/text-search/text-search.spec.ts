import { openProject, type Project } from '../../../src/engine';
import { TemporaryProject } from '../workspace/temporary-project';

const files = new TemporaryProject();
let project: Project;

beforeEach(async () => {
  project = await openProject(files.root, { env: { CODELENS_CACHE_DIR: `${files.outside}/cache` } });
});
afterEach(() => project.close());

async function found(pattern: string, options?: Parameters<Project['text']['search']>[1]): Promise<string[]> {
  const { files: matched } = await project.text.search(pattern, options);
  return matched.flatMap(({ file, matches }) =>
    matches.map(({ line, text, symbol }) => `${file}:${line} ${symbol ?? '-'}: ${text}`),
  );
}

describe('TextSearch', () => {
  it('finds lines in the order of paths, with the innermost symbol around each', async () => {
    files.write('b.txt', 'no symbols, one needle\n');
    files.write('a.ts', '// needle\nclass A {\n  m() {\n    return needle;\n  }\n}\n');
    expect(await found('needle')).toEqual([
      'a.ts:1 -: // needle',
      'a.ts:4 A/m:     return needle;',
      'b.txt:1 -: no symbols, one needle',
    ]);
  });

  it('takes a regular expression, with look-around too, or a plain text', async () => {
    files.write('a.txt', 'f(x)\nfx\nf(y)\n');
    expect(await found('f.x')).toEqual(['a.txt:1 -: f(x)']);
    expect(await found('f(?=x)')).toEqual(['a.txt:2 -: fx']);
    expect(await found('f(x)', { literal: true })).toEqual(['a.txt:1 -: f(x)']);
    expect(await found('-x', { literal: true })).toEqual([]);
  });

  it.each(['(', '(?<=a', '[z-a]', '(?P<n>a)(?P<n>b)'])('says that %j is no pattern', async (pattern) => {
    files.write('a.txt', 'a\n');
    await expect(project.text.search(pattern)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^not a pattern that can be searched for: /) as unknown,
    });
  });

  it.each([
    ['a\\nb', false],
    ['a\\\\\\nb', false],
    ['a\nb', false],
    ['a\nb', true],
  ])('refuses a newline in %j (literal: %s), which no line contains', async (pattern, literal) => {
    await expect(project.text.search(pattern, { literal })).rejects.toMatchObject({
      code: 'invalid',
      message: 'a pattern is matched within one line: it cannot contain a newline',
    });
  });

  it('takes a backslash before an n for what it is', async () => {
    files.write('a.txt', 'a\\nb\n');
    expect(await found('a\\\\nb')).toEqual(['a.txt:1 -: a\\nb']);
    expect(await found('a\\nb', { literal: true })).toEqual(['a.txt:1 -: a\\nb']);
  });

  it.each([
    ['src', ['src/a.ts', 'src/deep/b.ts']],
    ['src/a.ts', ['src/a.ts']],
    ['*.ts', ['src/a.ts', 'src/deep/b.ts']],
    ['src/*.ts', ['src/a.ts']],
    ['src/**/b.*', ['src/deep/b.ts']],
    ['.', ['other/a.js', 'src/a.ts', 'src/deep/b.ts']],
  ])('looks only within %s', async (within, expected) => {
    for (const path of ['src/a.ts', 'src/deep/b.ts', 'other/a.js']) files.write(path, 'x\n');
    const { files: matched } = await project.text.search('x', { within });
    expect(matched.map(({ file }) => file)).toEqual(expected);
  });

  it('tells what names no file of the project, and denies what is outside', async () => {
    files.write('a.txt', 'x\n');
    await expect(project.text.search('x', { within: 'src' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(project.text.search('x', { within: '../..' })).rejects.toMatchObject({ code: 'path_denied' });
  });

  it('counts all lines that match and shows the first, each with the lines around it', async () => {
    files.write('a.txt', '1\nx\n2\nx x\n3\n');
    files.write('b.txt', 'x\n');
    const { count, files: matched } = await project.text.search('x', { limit: 1, contextLines: 1 });
    expect(count).toBe(3);
    expect(matched).toEqual([{ file: 'a.txt', matches: [{ line: 2, text: 'x', before: ['1'], after: ['2'] }] }]);
  });

  it('leaves out what git ignores and what is binary, and shows what is not UTF-8 as well as it can', async () => {
    files.git('init', '-q');
    files.write('.gitignore', 'ignored\n');
    files.write('ignored', 'x\n');
    files.write('binary', 'x\0x\n');
    files.write('latin1.txt', Buffer.from([0xe9, 0x20, 0x78, 0x0d, 0x0a]));
    expect(await found('x')).toEqual(['latin1.txt:1 -: \uFFFD x']);
  });

  it('finds names with every odd character, in more files than one command line has room for', async () => {
    const names = ["it's.txt", 'with space.txt', '-dash.txt', '#hash.txt', '名前.txt', 'a\nb.txt'];
    names.forEach((name) => files.write(name, 'x\n'));
    for (let number = 0; number < 400; number++) files.write(`${'deep/'.repeat(20)}${number}.txt`, 'x\n');
    const { count, files: matched } = await project.text.search('x', { limit: 1000 });
    expect(count).toBe(406);
    expect(matched.map(({ file }) => file)).toEqual(expect.arrayContaining(names));
  });

  it('ends when it is cancelled', async () => {
    files.write('a.txt', 'x\n');
    await expect(project.text.search('x', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('says of which file it gave up a pattern that would run for ever', async () => {
    files.write('a.txt', `${'a'.repeat(5_000)}b\n`);
    const { count, complaints } = await project.text.search('(?=a)(a+)+$');
    expect(count).toBe(0);
    expect(complaints).toEqual([expect.stringContaining('a.txt')]);
  });
});
