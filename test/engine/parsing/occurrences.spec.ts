import { createExtractor, NO_OCCURRENCES, type Occurrence, unpackPlaces } from '../../../src/engine/parsing';
import { packOccurrences } from '../../../src/engine/parsing/occurrences';

const extractor = createExtractor();
afterAll(() => extractor.close());

/** `role name line:column` in source order. */
async function occurrencesIn(language: string, text: string): Promise<string[]> {
  const { occurrences } = await extractor.extract(language, text);
  return occurrences.names
    .flatMap((name, index) => unpackPlaces(occurrences.places, index).map((place) => ({ name, ...place })))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ role, name, line, column }) => `${role} ${name} ${line}:${column}`);
}

describe('occurrences', () => {
  it.each([
    ['calls', 'f(); o.m(); new C(); new n.C();', ['call f', 'name o', 'call m', 'call C', 'name n', 'call C']],
    ['decorators', '@Inject() @n.Sealed class C {}', ['call Inject', 'name n', 'call Sealed']],
    ['types', 'let x: A<B> = y as n.C;', ['type A', 'type B', 'name y', 'name n', 'type C']],
    ['supertypes', 'class C extends B implements I {}', ['type B', 'type I']],
    ['members', 'o.p = q.r;', ['name o', 'member p', 'name q', 'member r']],
    ['keys and shorthands', 'f({ k: v, s });', ['call f', 'member k', 'name v', 'name s']],
    [
      'imports',
      "import d, { a as b } from './m'; import * as n from 'x';",
      ['import d', 'import a', 'import b', 'module ./m', 'import n', 'module x'],
    ],
    [
      'exports',
      "export { a as b } from './m'; export * from './n';",
      ['import a', 'import b', 'module ./m', 'module ./n'],
    ],
    [
      'loaded modules',
      "const a = require('./a'); import('./b');",
      ['name a', 'call require', 'module ./a', 'module ./b'],
    ],
    ['local names', 'function f(p) { const v = p; return v; }', ['name p', 'name v', 'name p', 'name v']],
  ])('of TypeScript: %s', async (_, text, expected) => {
    const found = await occurrencesIn('typescript', text);
    expect(found.map((line) => line.slice(0, line.lastIndexOf(' ')))).toEqual(expected);
  });

  it.each([
    ['calls', 'f(o.m(x))', ['call f', 'name o', 'call m', 'name x']],
    ['decorators', '@cached\n@app.route("/")\ndef f(): pass', ['call cached', 'name app', 'call route']],
    ['types', 'def f(a: A) -> List[n.B]: pass', ['name a', 'type A', 'type List', 'name n', 'type B']],
    ['supertypes', 'class C(B, n.D): pass', ['type B', 'name n', 'type D']],
    [
      'imports',
      'import a.b as c\nfrom .m import x as y, z',
      ['module a.b', 'import c', 'module .m', 'import x', 'import y', 'import z'],
    ],
  ])('of Python: %s', async (_, text, expected) => {
    const found = await occurrencesIn('python', text);
    expect(found.map((line) => line.slice(0, line.lastIndexOf(' ')))).toEqual(expected);
  });

  it('are none where a symbol gets its name, and one where a name is used again', async () => {
    expect(await occurrencesIn('typescript', 'function f() {\n  return f;\n}')).toEqual(['name f 2:10']);
  });

  it('have columns in UTF-16 code units', async () => {
    expect(await occurrencesIn('typescript', '"😀"; f(ä);\r\n  g();')).toEqual([
      'call f 1:7',
      'name ä 1:9',
      'call g 2:3',
    ]);
  });

  it('are empty where there is nothing', async () => {
    expect((await extractor.extract('python', '# nothing\n')).occurrences).toEqual(NO_OCCURRENCES);
  });

  it('come out of their packed form as they went in, whatever their size', () => {
    const places: Occurrence[] = [
      { role: 'name', line: 1, column: 1 },
      { role: 'call', line: 1, column: 200 },
      { role: 'module', line: 1_000_000, column: 2 },
    ];
    const other: Occurrence[] = [{ role: 'import', line: 70_000, column: 40_000_000 }];
    const packed = packOccurrences(
      new Map([
        ['a', places],
        ['b', other],
      ]),
    );
    expect(packed.names).toEqual(['a', 'b']);
    expect(unpackPlaces(packed.places, 0)).toEqual(places);
    expect(unpackPlaces(packed.places, 1)).toEqual(other);
  });
});
