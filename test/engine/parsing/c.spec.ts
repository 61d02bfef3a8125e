import { createExtractor, type Extraction } from '../../../src/engine/parsing';
import { extractFixture, occurrenceList, outline } from './outline';

describe('C', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  function find({ symbols }: Extraction, name: string) {
    return symbols.find((symbol) => symbol.name === name);
  }

  it('has what a header declares, whatever macros stand around it', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-c/include/shapes.h'))).toEqual([
      'macro SHAPES_H 5-5',
      'macro SHAPES_API 14-14',
      'macro SHAPES_API 16-16',
      'macro SQUARE 21-23',
      'struct point 26-32',
      '  property x 27-27',
      '  property y 27-27',
      '  property next 28-28',
      '  property compare 29-29',
      '  property name 30-30',
      '  property visible 31-31',
      'type_alias circle 34-37',
      '  property center 35-35',
      '  property radius 36-36',
      'type_alias handler 39-39',
      'type_alias measure 40-40',
      'type_alias pixel 41-41',
      'enum color 43-48',
      '  enum_member RED 44-44',
      '  enum_member GREEN 45-45',
      '  enum_member BLUE 46-46',
      '  enum_member DARK 47-47',
      'struct bits 50-53',
      '  property i 51-51',
      '  property f 52-52',
      'function area 56-56',
      'function perimeter 57-57',
      'variable names 58-58',
      'variable current_measure 59-59',
    ]);
  });

  it('has functions, types and variables of a file, in all branches of a conditional that are whole', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-c/src/shapes.c'))).toEqual([
      'variable count 4-4',
      'variable names 5-5',
      'variable last 6-6',
      'variable first 6-6',
      'function area 9-9',
      'function area 11-11',
      'function perimeter 16-29',
      '  struct inner 22-24',
      '    property z 23-23',
      'function dump 36-39',
      'function find_handler 41-41',
      'function TEST 43-46',
    ]);
  });

  it('finds no error in either', async () => {
    for (const path of ['shapes-c/include/shapes.h', 'shapes-c/src/shapes.c']) {
      expect([path, (await extractFixture(extractor, path)).parseErrors]).toEqual([path, 0]);
    }
  });

  it('has signatures and documentation', async () => {
    const header = await extractFixture(extractor, 'shapes-c/include/shapes.h');
    expect(find(header, 'area')).toMatchObject({
      signature: 'double area(const circle *c) SHAPES_PURE',
      doc: 'Area of a circle.',
      docStartLine: 55,
    });
    expect(find(header, 'SQUARE')).toMatchObject({
      signature: '#define SQUARE(x)',
      doc: 'Square of a number,',
    });
    expect(find(header, 'point')).toMatchObject({ signature: 'struct point', doc: 'A point in the plane.' });

    const source = await extractFixture(extractor, 'shapes-c/src/shapes.c');
    expect(find(source, 'perimeter')).toMatchObject({
      signature: 'long double perimeter(const circle *c)',
      doc: 'Perimeter, whatever the type.',
    });
    expect(find(source, 'dump')).toMatchObject({ signature: 'static char **dump(const circle *c)', doc: 'Dumps it.' });
  });

  it('has pointers, arrays and functions through any declarator', async () => {
    const text = [
      'char ***a, *b[2], c[1][2], **d[3];',
      'int (*e)(void), (*f[2])(void), *(*g)(void);',
      'char **h(void), *(i)(void), (j)(void);',
      'typedef int *k, **l, m[2][3], (*n)(int), *(*o)(int), p(int), (q)(int);',
      'struct s { int *a, **b, c[1], *d[2], (*e)(void), **(f), (*g[2])(void); };',
      'int (*r(int x))(int) { }',
    ];
    const names = (await extractor.extract('c', text.join('\n'))).symbols.map(({ kind, name }) => `${kind} ${name}`);
    expect(names).toEqual([
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `variable ${name}`),
      ...['h', 'i', 'j'].map((name) => `function ${name}`),
      ...['k', 'l', 'm', 'n', 'o', 'p', 'q'].map((name) => `type_alias ${name}`),
      'struct s',
      ...['a', 'b', 'c', 'd', 'e', 'g'].map((name) => `property ${name}`),
      'function r',
    ]);
  });

  it('knows calls, types, members and includes', async () => {
    const text = '#include "a.h"\n#include <b.h>\nint f(T *t) { return g(t->x) + h; }\n';
    expect(occurrenceList(await extractor.extract('c', text))).toEqual([
      ...['module a.h', 'module <b.h>', 'type T', 'name t', 'call g', 'name t', 'member x', 'name h'],
    ]);
  });

  it('knows names in macros, in conditions, and in what it does not parse, in their places', async () => {
    const text =
      '#define F(x) g(x)\n#if A\nint f(int b)\n#else\nint f(c_t c)\n#endif\n{ return F(1); }\nAPI int k(void);\n';
    expect(occurrenceList(await extractor.extract('c', text))).toEqual([
      ...['name x', 'call g', 'name x', 'name A', 'name b', 'call f', 'name c_t', 'name c', 'call F', 'name API'],
    ]);
  });
});
