import type { ExtractedSymbol } from '../../../src/engine/symbols/symbol';
import { createExtractor } from '../../../src/engine/parsing';

describe('places of symbols', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  async function find(language: string, text: string, name: string): Promise<ExtractedSymbol> {
    const { symbols } = await extractor.extract(language, text);
    const found = symbols.find((symbol) => symbol.name === name);
    if (found === undefined) {
      throw new Error(`no ${name} among ${symbols.map((symbol) => symbol.name).join(', ')}`);
    }
    return found;
  }

  async function rangeOf(language: string, text: string, name: string): Promise<string> {
    const { start, end } = await find(language, text, name);
    return text.slice(start, end);
  }

  it('counts UTF-16 units, also after characters outside of the BMP', async () => {
    const text = "const face = '😀'; /* 😀😀 */ class Ünï {}\n";
    const symbol = await find('typescript', text, 'Ünï');
    expect(symbol).toMatchObject({ nameLine: 1, nameColumn: text.indexOf('Ünï') + 1, start: text.indexOf('class') });
    expect(text.slice(symbol.start, symbol.end)).toBe('class Ünï {}');
  });

  it('counts lines alike with either line ending', async () => {
    const text = '// doc\ndef f(a,\n      b):\n    return a\n\n\nclass C:\n    x = 1\n';
    const withLf = await extractor.extract('python', text);
    const withCrlf = await extractor.extract('python', text.replaceAll('\n', '\r\n'));
    const withoutOffsets = ({ symbols }: typeof withLf) =>
      symbols.map((symbol) => ({ ...symbol, start: undefined, end: undefined }));
    expect(withoutOffsets(withCrlf)).toEqual(withoutOffsets(withLf));
    expect(withCrlf.lines).toBe(8);
  });

  it.each([
    ['', 0],
    ['x = 1', 1],
    ['x = 1\n', 1],
    ['x = 1\n\n', 2],
  ])('counts the lines of %j as an editor does', async (text, lines) => {
    expect((await extractor.extract('python', text)).lines).toBe(lines);
  });

  it('takes export, modifiers, decorators and the terminator into the range, but not the doc comment', async () => {
    const declaration = '@Injectable()\n// why\n@Sealed export abstract class A {}';
    expect(await rangeOf('typescript', `/** doc */\n${declaration}\n`, 'A')).toBe(declaration);
    expect(await rangeOf('typescript', 'export declare const a: number;\n', 'a')).toBe(
      'export declare const a: number;',
    );
    expect(await rangeOf('typescript', 'class A {\n  @Input() static x = 1;\n}', 'x')).toBe('@Input() static x = 1;');
    expect(await rangeOf('typescript', 'class A {\n  @Get() // all\n  @Auth() list() {}\n}', 'list')).toBe(
      '@Get() // all\n  @Auth() list() {}',
    );
    expect(await rangeOf('python', '@a\n@b(1)\n# why\ndef f(): pass\n', 'f')).toBe('@a\n@b(1)\n# why\ndef f(): pass');
    expect(await rangeOf('typescript', "declare module 'm' {\n  global { var a; }\n}", 'global')).toBe(
      'global { var a; }',
    );
    expect(await rangeOf('javascript', 'Foo.bar = () => 1;\n', 'bar')).toBe('Foo.bar = () => 1;');
  });

  it('gives a name that shares its statement only its own declarator', async () => {
    const text = 'export const a = 1, b = () => 2;\n';
    expect(await rangeOf('typescript', text, 'a')).toBe('a = 1');
    expect(await rangeOf('typescript', text, 'b')).toBe('b = () => 2');
    expect(await find('typescript', text, 'b')).toMatchObject({ kind: 'function', parent: -1 });
  });

  it('gives destructured names the whole statement, none inside the other', async () => {
    const text = 'const { a, b: [c] } = f();\nconst [d = 1, ...e] = g();\n';
    expect(await rangeOf('javascript', text, 'a')).toBe('const { a, b: [c] } = f();');
    expect(await find('javascript', text, 'e')).toMatchObject({ parent: -1, nameColumn: 18 });
  });

  it('points into the quotes of a quoted name', async () => {
    expect(await find('typescript', "class A {\n  'a-b'() {}\n}", 'a-b')).toMatchObject({ nameLine: 2, nameColumn: 4 });
  });

  it('puts each symbol into the innermost one around it, which stands before it', async () => {
    const { symbols } = await extractor.extract(
      'typescript',
      'namespace N { class A { m() { function f() { class B {} } } } }\nfunction after() {}\n',
    );
    expect(symbols.map(({ name, parent }) => [name, parent])).toEqual([
      ['N', -1],
      ['A', 0],
      ['m', 1],
      ['f', 2],
      ['B', 3],
      ['after', -1],
    ]);
  });

  it('counts what it could not parse and finds what stands around it', async () => {
    const { symbols, parseErrors } = await extractor.extract('typescript', 'class A {}\nlet = = ;\nclass B {}\n');
    expect(parseErrors).toBeGreaterThan(0);
    expect(symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(['A', 'B']));
    expect((await extractor.extract('typescript', 'class A {}\n')).parseErrors).toBe(0);
  });
});
