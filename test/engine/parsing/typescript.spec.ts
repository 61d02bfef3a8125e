import { createExtractor } from '../../../src/engine/parsing';
import { extractFixture, outline } from './outline';

describe('symbols of TypeScript', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('finds interfaces, types, enums, classes with their members, and each overload', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-ts/shapes.ts'))).toEqual([
      'interface Shape 2-7',
      '  property name 3-3',
      '  method moved 5-5',
      '  getter bounds 6-6',
      'type_alias Vector 9-9',
      'type_alias Box 11-15',
      '  property corner 12-12',
      '  property size 13-13',
      '  method contains 14-14',
      'enum Unit 17-22',
      '  enum_member Pixel 18-18',
      '  enum_member Millimetre 19-19',
      '  enum_member device-pixel 21-21',
      'constant UNITS_PER_INCH 24-24',
      'constant DEFAULT_UNIT 25-25',
      'class Polygon 27-69',
      '  property #count 28-28',
      '  property name 29-29',
      '  property corners 30-30',
      '  constructor constructor 36-42',
      '  property unit 38-38',
      '  method moved 44-44',
      '  getter bounds 46-52',
      '    function spread 48-50',
      '  setter bounds 54-56',
      '  method onClick 58-60',
      '  method #made 62-64',
      '  method [Symbol.iterator] 66-68',
      'class Circle 71-73',
      '  constructor constructor 72-72',
      '  property radius 72-72',
      'class Square 75-83',
      '  constructor constructor 76-78',
      '  property side 76-76',
      '  method moved 80-82',
      'function area 86-86',
      'function area 87-89',
    ]);
  });

  it('finds decorated classes, destructured names, object literals, namespaces and nameless defaults', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-ts/registry.ts'))).toEqual([
      'type_alias Maker 3-3',
      'function sealed 5-7',
      'class Registry 11-27',
      '  property makers 15-15',
      '  method names 17-21',
      '  method register 23-23',
      '  method register 23-23',
      '  method register 24-26',
      'constant registry 29-29',
      'constant register 31-31',
      'constant size 33-33',
      'constant others 33-33',
      'variable first 35-35',
      'variable second 35-35',
      'constant makers 37-46',
      '  method circle 38-40',
      '  method square 41-41',
      '  getter count 42-44',
      'function lookup 48-51',
      'class Fallback 53-55',
      '  property isFallback 54-54',
      'namespace Registry.Events 57-63',
      '  constant added 58-58',
      '  variable listeners 59-59',
      '  function emit 60-62',
      'class default 65-67',
      '  method run 66-66',
    ]);
  });

  it('finds ambient declarations, also those of a global scope', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-ts/types/ambient.d.ts'))).toEqual([
      'namespace svg-paths 1-10',
      '  function parse 2-2',
      '  interface Command 3-5',
      '    property letter 4-4',
      '  constant version 6-6',
      '  namespace global 7-9',
      '    variable svgNamespace 8-8',
      'namespace global 12-16',
      '  interface Window 13-15',
      '    property shapes 14-14',
      'constant BUILD 18-18',
      'constant REVISION 18-18',
      'function inspect 19-19',
      'class Canvas 20-24',
      '  constructor constructor 21-21',
      '  constructor constructor 22-22',
      '  method draw 23-23',
    ]);
  });

  it('finds components in TSX', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-ts/view.tsx'))).toEqual([
      'interface Props 3-5',
      '  property shape 4-4',
      'function ShapeView 7-7',
      'function render 9-12',
      '  function label 10-10',
      'function App 14-16',
    ]);
  });
});
