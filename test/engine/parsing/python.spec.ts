import { createExtractor } from '../../../src/engine/parsing';
import { extractFixture, outline } from './outline';

describe('symbols of Python', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('finds dunder variables of a package', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-py/shapes/__init__.py'))).toEqual([
      'variable __all__ 5-5',
      'variable __version__ 6-6',
    ]);
  });

  it('finds classes, members, conditional definitions, overloads and attributes of the instance', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-py/shapes/shape.py'))).toEqual([
      'type_alias Point 9-9',
      'constant UNIT 10-10',
      'constant precision 11-11',
      'variable origin 12-12',
      'variable corner 12-12',
      'variable width 13-13',
      'variable height 13-13',
      'function double 15-15',
      'variable Surface 20-20',
      'function hypot 27-28',
      'function hypot 31-32',
      'enum Color 35-43',
      '  enum_member RED 38-38',
      '  enum_member DARK_RED 39-39',
      '  property _ignore_ 40-40',
      '  method mixed 42-43',
      'class Shape 48-98',
      '  property count 56-56',
      '  property label 57-57',
      '  property sides 58-58',
      '  class Meta 60-61',
      '    property ordering 61-61',
      '  constructor __init__ 63-69',
      '  property name 64-64',
      '  property at 65-65',
      '  property _label 66-66',
      '  getter color 71-74',
      '  setter color 76-78',
      '  getter bounds 80-81',
      '  method at_origin 83-89',
      '    function build 85-87',
      '  method draw 91-98',
      'function area 101-102',
      'function area 103-104',
      'function area 105-107',
      'class Circle 110-110',
      '  property radius 110-110',
    ]);
  });

  it('finds type aliases and stubs', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-py/shapes/canvas.pyi'))).toEqual([
      'type_alias Pixel 3-3',
      'type_alias Grid 4-4',
      'class Canvas 6-8',
      '  property width 7-7',
      '  method put 8-8',
    ]);
  });

  it('takes for members of an enum only what has a value and no leading underscore', async () => {
    const text = 'class Color(enum.IntEnum):\n    RED = 1\n    hex: str\n    _missing = 2\n';
    expect(outline(await extractor.extract('python', text))).toEqual([
      'enum Color 1-4',
      '  enum_member RED 2-2',
      '  property hex 3-3',
      '  property _missing 4-4',
    ]);
  });
});
