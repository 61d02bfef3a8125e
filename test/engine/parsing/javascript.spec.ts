import { createExtractor } from '../../../src/engine/parsing';
import { extractFixture, outline } from './outline';

describe('symbols of JavaScript', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('finds prototype methods and functions that are exported, assigned or nested, but no locals and imports', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-js/index.js'))).toEqual([
      'function Shape 5-10',
      '  method describe 7-9',
      '  method draw 15-17',
      '  method from 19-19',
      'constant DEFAULT_SIZE 23-23',
      'function grow 25-28',
      'variable onChange 30-30',
      'constant handlers 33-38',
      '  method open 34-34',
      '  method close 35-35',
      '  method key-down 36-36',
      'function makeStore 40-48',
      '  method getState 43-45',
    ]);
  });

  it('finds private and static members and the methods of module.exports', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-js/lib/circle.js'))).toEqual([
      'class Circle 2-15',
      '  property #radius 3-3',
      '  property unit 4-4',
      '  method grow 5-7',
      '  getter radius 9-9',
      '  setter radius 10-10',
      '  method #check 12-12',
      '  method walk 14-14',
      'constant exports 17-22',
      '  method scale 19-21',
    ]);
  });

  it('finds a default object with its methods', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-js/lib/defaults.mjs'))).toEqual([
      'function parse 1-1',
      'constant default 3-8',
      '  method load 5-7',
    ]);
  });

  it('calls a nameless module.exports by the name it is assigned to', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-js/lib/area.cjs'))).toEqual(['function exports 1-1']);
  });

  it('finds components in JSX', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-js/lib/icon.jsx'))).toEqual(['function Icon 1-3']);
  });
});
