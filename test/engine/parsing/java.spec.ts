import { createExtractor } from '../../../src/engine/parsing';
import { extractFixture, occurrenceList, outline } from './outline';

const SHAPE = 'shapes-java/src/main/java/shapes/Shape.java';

describe('Java', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has types of each kind with their members, local ones and those of anonymous classes too', async () => {
    expect(outline(await extractFixture(extractor, SHAPE))).toEqual([
      'class Shape 11-99',
      '  constant UNIT 14-14',
      '  constant HALF 14-14',
      '  constant CORNERS 15-16',
      '  property count 17-17',
      '  property name 18-18',
      '  property x 19-19',
      '  property y 19-19',
      '  constructor Shape 26-28',
      '  method compareTo 31-51',
      '    class Counter 37-41',
      '      method next 38-40',
      '    class Pair 42-42',
      '      property left 42-42',
      '      property right 42-42',
      '    property asked 44-44',
      '    method get 46-48',
      '  method area 53-53',
      '  method area 55-55',
      '  method accept 57-57',
      '  enum Color 59-71',
      '    enum_member RED 61-61',
      '    enum_member GREEN 62-64',
      '      method get 63-63',
      '    property code 66-66',
      '    constructor Color 68-68',
      '    method get 70-70',
      '  interface Visitor 73-79',
      '    constant LIMIT 74-74',
      '    constant MORE 74-74',
      '    method visit 76-76',
      '    method leave 78-78',
      '  class Point 82-92',
      '    property left 82-82',
      '    property top 82-82',
      '    property labels 82-82',
      '    constant ORIGIN 83-83',
      '    constructor Point 85-87',
      '    constructor Point 89-89',
      '    method visit 91-91',
      '  interface Sealed 94-98',
      '    constant DEPTH 95-95',
      '    method value 97-97',
      'class Circle 101-105',
      '  constructor Circle 102-102',
      '  method area 104-104',
    ]);
  });

  it('has modules', async () => {
    const { symbols } = await extractFixture(extractor, 'shapes-java/src/main/java/module-info.java');
    expect(symbols).toEqual([
      expect.objectContaining({ kind: 'module', name: 'org.shapes', doc: 'Shapes and their areas.' }),
    ]);
  });

  it('has signatures without annotations, and docs', async () => {
    const { symbols } = await extractFixture(extractor, SHAPE);
    const described = symbols.map(({ name, signature, doc, docStartLine }) => ({ name, signature, doc, docStartLine }));
    expect(described).toEqual(
      expect.arrayContaining([
        {
          name: 'Shape',
          signature:
            'public abstract sealed class Shape<T extends Number> implements Comparable<Shape<T>> permits Circle',
          doc: 'A shape.',
          docStartLine: 6,
        },
        { name: 'CORNERS', signature: 'final static int[] CORNERS = { 1, 2 }', doc: '', docStartLine: 0 },
        { name: 'HALF', signature: 'HALF = 0.5', doc: '', docStartLine: 0 },
        {
          name: 'compareTo',
          signature: 'public int compareTo(Shape<T> other, int... more)',
          doc: 'Compares by area.',
          docStartLine: 30,
        },
        { name: 'RED', signature: 'RED(0xff0000)', doc: 'The first.', docStartLine: 60 },
        { name: 'labels', signature: 'String... labels', doc: '', docStartLine: 0 },
      ]),
    );
  });

  it('tells constants from fields whatever stands in annotations', async () => {
    const text = 'class A { @B(c = 1) static @D(e = "f") final int G = 1; @B(static final = 1) int h; }\n';
    expect(outline(await extractor.extract('java', text))).toEqual([
      'class A 1-1',
      '  constant G 1-1',
      '  property h 1-1',
    ]);
  });

  it('knows calls, types, imports and annotations', async () => {
    const text =
      'import a.b.C;\nimport a.d.*;\nclass X extends Y { @Z(z = 1) T f = new C<T>(g(), h.i().j, K::l, M::new); }\n';
    expect(occurrenceList(await extractor.extract('java', text))).toEqual([
      ...['module a.b', 'import C', 'module a.d', 'type Y', 'call Z', 'member z', 'type T', 'call C', 'type T'],
      ...['call g', 'name h', 'call i', 'member j', 'name K', 'member l', 'call M'],
    ]);
  });

  it('knows the modules and services that a module names, and no labels', async () => {
    const module = 'open module a { requires static b.c; opens d.e to f; uses g.H; provides I with j.K; }\n';
    expect(occurrenceList(await extractor.extract('java', module))).toEqual([
      ...['module b.c', 'module d.e', 'module f', 'module g', 'type H', 'type I', 'module j', 'type K'],
    ]);
    const method = 'class A { void f() { l: for (;;) { if (o instanceof P(int q)) break l; } } }\n';
    expect(occurrenceList(await extractor.extract('java', method))).toEqual(['name o', 'type P', 'name q']);
  });
});
