import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `require 'set'

# Shapes.
module Shapes
  UNIT = 1.5

  # A shape.
  class Shape < Base
    include Comparable
    attr_reader :name, :sides

    def initialize(name)
      @name = name
    end

    def area?; false; end

    def ==(other) = name == other.name

    def self.of(name)
      new(name)
    end

    class << self
      def build; end
    end

    define_method(:double) { 2 }
    alias title name
    alias_method :label, :name
  end

  class Shape::Inner; end
end

def helper
  local = 1
end
`;

describe('Ruby', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has modules, classes, methods, accessors, aliases and constants', async () => {
    expect(outline(await extractor.extract('ruby', SHAPES))).toEqual([
      'module Shapes 4-34',
      '  constant UNIT 5-5',
      '  class Shape 8-31',
      '    property name 10-10',
      '    property sides 10-10',
      '    constructor initialize 12-14',
      '    method area? 16-16',
      '    method == 18-18',
      '    method of 20-22',
      '    method build 25-25',
      '    method double 28-28',
      '    method title 29-29',
      '    method label 30-30',
      '  class Inner 33-33',
      'function helper 36-38',
    ]);
  });

  it('has comments for documentation, and places of names behind a colon', async () => {
    const { symbols } = await extractor.extract('ruby', SHAPES);
    expect(symbols.find(({ name }) => name === 'Shape')).toMatchObject({
      doc: 'A shape.',
      signature: 'class Shape < Base',
    });
    expect(symbols.find(({ name }) => name === 'sides')).toMatchObject({ nameLine: 10, nameColumn: 25 });
  });

  it('knows calls, superclasses and what is required', async () => {
    const text = "require 'a/b'\nclass C < D; end\ne(F.g(@h), I::J)\n";
    expect(occurrenceList(await extractor.extract('ruby', text))).toEqual([
      ...['call require', 'module a/b', 'type D', 'call e', 'name F', 'call g', 'name @h', 'name I', 'member J'],
    ]);
  });
});
