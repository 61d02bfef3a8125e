import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `#ifndef SHAPES_H
#define SHAPES_H
#include <stddef.h>
#define SQUARE(x) ((x) * (x))

/* A point. */
struct point {
  int x, y;
  struct point *next;
  int (*compare)(struct point *, struct point *);
  char name[16];
};

typedef struct {
  double radius;
} circle;

typedef int (*handler)(int);

enum color { RED, GREEN = 2 };

union bits { int i; float f; };

extern int count;
static const char *names[] = { "a", "b" };
int (*hook)(void);

double area(const circle *c);

#ifdef DEBUG
// Prints it.
static char **dump(const circle *c) {
  int local = 0;
  struct inner { int z; };
  return NULL;
}
#endif
#endif
`;

describe('C', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has functions, prototypes, types, members, macros and the variables of the file', async () => {
    expect(outline(await extractor.extract('c', SHAPES))).toEqual([
      'macro SHAPES_H 2-2',
      'macro SQUARE 4-4',
      'struct point 7-12',
      '  property x 8-8',
      '  property y 8-8',
      '  property next 9-9',
      '  property compare 10-10',
      '  property name 11-11',
      'type_alias circle 14-16',
      '  property radius 15-15',
      'type_alias handler 18-18',
      'enum color 20-20',
      '  enum_member RED 20-20',
      '  enum_member GREEN 20-20',
      'struct bits 22-22',
      '  property i 22-22',
      '  property f 22-22',
      'variable count 24-24',
      'variable names 25-25',
      'variable hook 26-26',
      'function area 28-28',
      'function dump 32-36',
      '  struct inner 34-34',
      '    property z 34-34',
    ]);
  });

  it('has signatures and documentation', async () => {
    const { symbols } = await extractor.extract('c', SHAPES);
    expect(symbols.find(({ name }) => name === 'dump')).toMatchObject({
      signature: 'static char **dump(const circle *c)',
      doc: 'Prints it.',
    });
  });

  it('knows calls, types, members and includes', async () => {
    const text = '#include "a.h"\n#include <b.h>\nint f(T *t) { return g(t->x) + h; }\n';
    expect(occurrenceList(await extractor.extract('c', text))).toEqual([
      ...['module a.h', 'module <b.h>', 'type T', 'name t', 'call g', 'name t', 'member x', 'name h'],
    ]);
  });
});
