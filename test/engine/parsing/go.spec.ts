import { createExtractor, type Extraction } from '../../../src/engine/parsing';
import { extractFixture, occurrenceList, outline } from './outline';

describe('symbols of Go', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  /** Its container's name path stands before the name. */
  function find({ symbols }: Extraction, owner: string, name: string) {
    return symbols.find((symbol) => symbol.name === name && (symbols[symbol.parent]?.name ?? '') === owner);
  }

  it('are types, members, methods below or above their type, functions, constants and variables of the package', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-go/shape.go'))).toEqual([
      'constant Unit 12-12',
      'constant width 14-14',
      'constant height 14-14',
      'variable origin 18-18',
      'variable corner 18-18',
      'variable parse 21-24',
      '  struct token 22-22',
      '    property kind 22-22',
      'struct Point 40-40',
      '  method Scale 29-29',
      'interface Shape 32-36',
      '  method Area 34-34',
      '  property X 40-40',
      '  property Y 40-40',
      'struct Circle 43-50',
      '  property Point 44-44',
      '  property Style 45-45',
      '  property Cache 46-46',
      '  property radius 47-47',
      '  property bounds 48-48',
      '  property Drawn 49-49',
      'type_alias Area 52-52',
      'type_alias Visit 53-53',
      'interface Number 55-57',
      'struct Cache 61-63',
      '  property byKey 62-62',
      '  method Area 66-68',
      '  method Sides 70-70',
      '  method Get 72-75',
      'method Point 78-78',
      '  method Add 80-80',
      'function NewCircle 83-91',
      '  struct pair 89-89',
      '    property a 89-89',
      '    property b 89-89',
      'function init 93-93',
      'function hypot 95-95',
    ]);
  });

  it('are constants in groups, without the blank identifier', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-go/style/style.go'))).toEqual([
      'variable sheet 6-6',
      'struct Style 9-12',
      '  property Fill 10-10',
      '  property Stroke 10-10',
      '  property Width 11-11',
      'type_alias Color 15-15',
      'constant Red 18-18',
      'constant Blue 20-20',
      'constant Named 24-26',
      '  method String 28-28',
      'variable names 31-31',
      'variable fallback 32-34',
    ]);
  });

  it('have methods of the type that the receiver names, not of a field or method of that name', async () => {
    const shapes = await extractFixture(extractor, 'shapes-go/shape.go');
    const owned = shapes.symbols
      .filter(({ kind }) => kind === 'method')
      .map(({ name, parent }) => `${shapes.symbols[parent]?.name ?? ''}/${name}`);
    expect(owned).toEqual([
      ...['Point/Scale', 'Shape/Area', 'Circle/Area', 'Circle/Sides', 'Cache/Get', '/Point', 'Point/Add'],
    ]);
  });

  it('have signatures without bodies, and comments but no directives for documentation', async () => {
    const shapes = await extractFixture(extractor, 'shapes-go/shape.go');
    expect(find(shapes, 'Circle', 'Area')).toMatchObject({
      signature: 'func (c *Circle) Area() float64',
      doc: 'Area of the circle.',
      docStartLine: 65,
    });
    expect(find(shapes, 'Point', 'Scale')).toMatchObject({ doc: 'Scale stands above its type.', docStartLine: 26 });
    expect(find(shapes, '', 'Shape')).toMatchObject({ signature: 'type Shape interface', docStartLine: 31 });
    expect(find(shapes, '', 'Circle')).toMatchObject({ signature: 'Circle struct', doc: 'Circle is round.' });
    expect(find(shapes, '', 'parse')).toMatchObject({
      signature: 'var parse = func(text string) (Shape, error)',
      doc: 'parse reads a shape.',
    });
    expect(find(shapes, '', 'NewCircle')?.signature).toBe(
      'func NewCircle[T Number](radius T, options ...func(*Circle)) *Circle',
    );
    const style = await extractFixture(extractor, 'shapes-go/style/style.go');
    expect(find(style, '', 'sheet')?.doc).toBe('');
    expect(find(style, '', 'Named')?.doc).toBe('Named is used once.');
  });
});

describe('occurrences in Go', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it.each([
    ['imports', 'import (\n"fmt"\nf `os`\n. "math"\n)', ['module fmt', 'import f', 'module os', 'module math']],
    ['calls', 'var v = f(o.m(x))', ['call f', 'name o', 'call m', 'name x']],
    ['generic calls', 'var v = f[T](o.m[T](x))', ['call f', 'type T', 'name o', 'call m', 'type T', 'name x']],
    ['what is constructed', 'var v = &n.S[T]{T{}}', ['name n', 'call S', 'type T', 'call T']],
    ['types', 'func f(a A, b *n.B) []C {}', ['name a', 'type A', 'name b', 'name n', 'type B', 'type C']],
    ['receivers', 'func (s *S[T]) m() {}', ['name s', 'type S', 'type T']],
    ['members', 'var v = o.p.q', ['name o', 'member p', 'member q']],
    ['keys', 'var v = S{k: x}', ['call S', 'member k', 'name x']],
    ['keys without their type', 'var v = []S{{k: x}}', ['type S', 'member k', 'name x']],
    ['keys of maps', 'var v = map[K]V{k: x}', ['type K', 'type V', 'name k', 'name x']],
    ['embedded types', 'type S struct {\nA\n*n.B\nC[T]\n}', ['type A', 'name n', 'type B', 'type C', 'type T']],
    ['labels, none', 'func f() { out: for { break out } }', []],
  ])('are %s', async (_, code, expected) => {
    const found = await extractor.extract('go', `package p\n${code}\n`);
    expect(occurrenceList(found)).toEqual(['name p', ...expected]);
  });
});
