import { createExtractor } from '../../../src/engine/parsing';
import { extractFixture, occurrenceList, outline } from './outline';

describe('Lua', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has functions under the table they are given to, local functions, fields and variables of the file', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-lua/shapes/shape.lua'))).toEqual([
      'constant floor 4-4',
      'variable ceil 4-4',
      'variable Shape 6-6',
      '  property __index 7-7',
      '  constant MAX_SIDES 8-8',
      '  property defaults 9-12',
      '    method draw 11-11',
      'constant UNIT 15-15',
      'variable origin 16-16',
      'variable count 17-17',
      'variable last 17-17',
      'variable helper 18-18',
      '  function new 26-30',
      '    function on_change 28-28',
      '  method area 33-42',
      '    function square 37-39',
      '    function reset 44-44',
      'function helper 46-48',
      'function scale 50-52',
      '  method to-string 54-56',
      '  property origin 58-58',
      '  property corner 58-58',
      '  function describe 62-62',
      'variable version 65-65',
      'constant DEBUG 66-66',
    ]);
  });

  it('puts a member under its table, also where other definitions stand between', async () => {
    const { symbols } = await extractFixture(extractor, 'shapes-lua/shapes/shape.lua');
    const containerOf = (name: string): string | undefined =>
      symbols[symbols.findLast((symbol) => symbol.name === name)?.parent ?? -1]?.name;
    expect(['new', 'area', 'reset', 'to-string', 'corner', 'describe', 'helper'].map(containerOf)).toEqual([
      ...['Shape', 'Shape', 'defaults', 'Shape', 'Shape', 'Shape', undefined],
    ]);
  });

  it('has signatures without bodies and comments, and the first line of what documents them', async () => {
    const { symbols } = await extractFixture(extractor, 'shapes-lua/shapes/shape.lua');
    const shown = (wanted: string): object | undefined => {
      const symbol = symbols.findLast(({ name }) => name === wanted);
      return symbol && [symbol.signature, symbol.doc, symbol.docStartLine];
    };
    expect(shown('Shape')).toEqual(['local Shape', '', 0]);
    expect(shown('new')).toEqual(['function Shape.new(name)', 'Creates a shape.', 20]);
    expect(shown('area')).toEqual(['function Shape:area(unit, ...)', 'Area of it, in square units.', 32]);
    expect(shown('helper')).toEqual(['function helper(shape)', '', 0]);
    expect(shown('scale')).toEqual(['local scale = function(shape, by)', '', 0]);
  });

  it('has the functions of table literals by their keys, of returned tables too, but none for a computed key', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-lua/shapes/util.lua'))).toEqual([
      'constant KINDS 2-2',
      'variable handlers 3-9',
      '  function open 5-5',
      '  function key-down 6-6',
      '  function close 8-8',
      'function startswith 11-13',
      'function map 17-17',
    ]);
  });

  it('reads rock specifications', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-lua/shapes-1.0-1.rockspec'))).toEqual([
      ...['variable package 1-1', 'variable version 2-2', 'variable build 3-3'],
    ]);
  });

  it('takes what is required for an import, and no code out of strings and comments', async () => {
    const text =
      'local M = require "a.b"\n--[[ function old() end ]]\nlocal T = {}\nT.code = [[ function new() end ]]\n';
    expect(outline(await extractor.extract('lua', text))).toEqual(['variable T 3-3', '  property code 4-4']);
  });

  it('knows calls, members, imports and modules', async () => {
    const text = 'local a = require("x.y").z\na.b:c(d { e = f, [g] = 1 }):h()\nlocal i <close> = j.k\n';
    expect(occurrenceList(await extractor.extract('lua', text))).toEqual([
      ...['import a', 'call require', 'module x.y', 'member z', 'name a', 'member b', 'call c', 'call d', 'member e'],
      ...['name f', 'name g', 'call h', 'name j', 'member k'],
    ]);
  });
});
