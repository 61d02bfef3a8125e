import { createExtractor } from '../../../src/engine/parsing';

describe('documentation of symbols', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  /** Of the text's last symbol: the line where the comment before it begins, and what it says. */
  async function docOf(language: string, text: string): Promise<[number, string]> {
    const { symbols } = await extractor.extract(language, text);
    const last = symbols.at(-1);
    return [last?.docStartLine ?? -1, last?.doc ?? 'no symbol'];
  }

  it.each([
    ['a JSDoc comment', '/**\n * Opens *it*.\n * @returns nothing\n */\nexport function f() {}', 1, 'Opens *it*.'],
    ['a JSDoc comment on one line', '/** Opens it. */\nfunction f() {}', 1, 'Opens it.'],
    ['a JSDoc comment on the same line', 'let a;\n/** Opens it. */ function f() {}', 2, 'Opens it.'],
    ['line comments', 'let a;\n// Opens it\n// and closes it.\nfunction f() {}', 2, 'Opens it'],
    ['a JSDoc comment before a directive', '/** Opens it. */\n// @ts-ignore\nfunction f() {}', 1, 'Opens it.'],
    ['a comment above decorators', '// Opened.\n@Dec()\nclass A {}', 1, 'Opened.'],
    ['a comment among decorators', '@Dec()\n// Opened.\n// Twice.\n@Dec() class A {}', 0, 'Opened.'],
    ['the first line with a word', '// --------\n// Opens it\nfunction f() {}', 1, 'Opens it'],
  ])('is %s', async (_title, text, line, doc) => {
    expect(await docOf('typescript', text)).toEqual([line, doc]);
    expect(await docOf('typescript', text.replaceAll('\n', '\r\n'))).toEqual([line, doc]);
  });

  it.each([
    ['a comment before a blank line', '/** Of the file. */\n\nfunction f() {}'],
    ['a comment behind code on the line above', 'const a = 1; // one\nfunction f() {}'],
    ['a comment inside', 'function f() { /* body */ }'],
    ['a comment behind a decorator', '@Dec() // why\nclass A {}'],
    ['the comment of the declaration before', '/** Of a. */\nlet a;\nfunction f() {}'],
  ])('is not %s', async (_title, text) => {
    expect(await docOf('typescript', text)).toEqual([0, '']);
  });

  it('is not the comment behind the member above', async () => {
    expect(await docOf('typescript', 'enum E {\n  A, // first\n  B,\n}')).toEqual([0, '']);
  });

  it('is a Python docstring, which stands inside', async () => {
    expect(await docOf('python', 'def f():\n    """\n    Opens it.\n\n    At once.\n    """\n')).toEqual([
      0,
      'Opens it.',
    ]);
    expect(await docOf('python', "class A:\n    r'Opens \\it.'\n")).toEqual([0, 'Opens \\it.']);
  });

  it('is the comment above a Python function without docstring', async () => {
    const text = '# Opens it.\n# Twice.\n@once\ndef f():\n    return "no doc"\n';
    expect(await docOf('python', text)).toEqual([1, 'Opens it.']);
    expect(await docOf('python', text.replaceAll('\n', '\r\n'))).toEqual([1, 'Opens it.']);
  });
});

describe('signatures', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  async function signatureOf(language: string, text: string): Promise<string | undefined> {
    return (await extractor.extract(language, text)).symbols[0]?.signature;
  }

  it.each([
    [
      'typescript',
      '@Dec()\nexport class A<T>\n  extends B<T> // base\n{\n  x = 1;\n}',
      'export class A<T> extends B<T>',
    ],
    [
      'typescript',
      'export async function f(\n  a: string,\n  b = { c: 1 },\n): Promise<void> {}',
      'export async function f(a: string, b = { c: 1 }): Promise<void>',
    ],
    ['typescript', 'const f = (a: number): number => a;', 'const f = (a: number): number'],
    ['typescript', 'const limit = 10; // why', 'const limit = 10'],
    ['typescript', 'export const table = { a: 1, b() {} };', 'export const table'],
    ['typescript', 'type A = string | number;', 'type A = string | number'],
    [
      'python',
      '@dec\nasync def f(\n    a: int,  # first\n    *args,\n) -> str:\n    pass',
      'async def f(a: int, *args) -> str',
    ],
    ['python', 'class A(B, metaclass=M):\n    pass', 'class A(B, metaclass=M)'],
    ['javascript', "const url = 'http://x#y'; ", "const url = 'http://x#y'"],
  ])('of %s: head without decorators, comments and body', async (language, text, signature) => {
    expect(await signatureOf(language, text)).toBe(signature);
    expect(await signatureOf(language, text.replaceAll('\n', '\r\n'))).toBe(signature);
  });

  it('are cut, visibly, when they are longer than 300 characters', async () => {
    const long = await signatureOf('javascript', `const table = [${'1, '.repeat(5000)}];`);
    expect(long).toMatch(/^const table = \[1, 1, .*…$/);
    expect(long?.length).toBeLessThanOrEqual(300);
    expect(await signatureOf('python', `X = [${' '.repeat(5000)}]`)).toBe('X = [ …');
  });
});
