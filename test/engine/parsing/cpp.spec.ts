import { createExtractor, type Extraction } from '../../../src/engine/parsing';
import { extractFixture, occurrenceList, outline } from './outline';

describe('C++', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  function find({ symbols }: Extraction, name: string) {
    return symbols.find((symbol) => symbol.name === name);
  }

  it('has namespaces, classes with all of their members, templates, concepts and aliases', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-cpp/shapes.h'))).toEqual([
      'macro SHAPES_API 5-5',
      'namespace shapes 9-83',
      '  namespace detail 10-13',
      '    variable is_wide 11-12',
      '  class Shape 17-57',
      '    type_alias value_type 22-22',
      '    enum Fill 23-23',
      '      enum_member None 23-23',
      '      enum_member Solid 23-23',
      '    enum_member kSides 24-24',
      '    constructor Shape 26-26',
      '    constructor Shape 27-27',
      '    constructor Shape 28-28',
      '    method ~Shape 29-29',
      '    method area 32-32',
      '    method operator+= 33-33',
      '    method operator() 34-34',
      '    method operator bool 35-35',
      '    method operator std::string 36-36',
      '    method scaled 37-37',
      '    method visit 38-39',
      '    property instance 40-40',
      '    class Iterator 42-45',
      '      method operator++ 44-44',
      '    method side 48-48',
      '    method operator== 52-52',
      '    property side_ 53-53',
      '    property cache_ 54-54',
      '    property count_ 54-54',
      '    property names_ 55-55',
      '    property callback_ 56-56',
      '  struct Point 59-61',
      '    property x 60-60',
      '    property y 60-60',
      '  struct Hash 63-66',
      '    method operator() 65-65',
      '  struct Bits 68-71',
      '    property i 69-69',
      '    property f 70-70',
      '  type_alias Drawable 73-74',
      '  type_alias Ptr 76-77',
      '  function name_of 79-79',
      '  function operator< 80-80',
      '  variable kMax 81-81',
      'namespace shapes::legacy 85-87',
      '  variable count 86-86',
    ]);
  });

  it('has what stands outside of its class in it', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-cpp/shapes.cc'))).toEqual([
      'namespace shapes 3-51',
      '  class Circle 5-16',
      '    constructor Circle 7-7',
      '    method area 8-8',
      '    property count 9-9',
      '    struct Impl 12-14',
      '      method draw 13-13',
      '    property radius_ 15-15',
      '    property count 18-18',
      '    constructor Circle 20-20',
      '    method area 22-26',
      '      method draw 28-28',
      '  method operator+= 30-33',
      '  method operator bool 35-35',
      '  function name_of 37-42',
      '    class Local 38-40',
      '      property z 39-39',
      '  function operator< 44-44',
      '  function size_of 46-49',
      'variable hidden 54-54',
      'variable hook 55-55',
      'function TEST 58-58',
      'function TEST_CASE 59-59',
    ]);
  });

  it('finds no error in either', async () => {
    for (const path of ['shapes-cpp/shapes.h', 'shapes-cpp/shapes.cc']) {
      expect([path, (await extractFixture(extractor, path)).parseErrors]).toEqual([path, 0]);
    }
  });

  it('has signatures and documentation', async () => {
    const header = await extractFixture(extractor, 'shapes-cpp/shapes.h');
    expect(find(header, 'Point')).toMatchObject({ signature: 'struct Point', doc: '' });
    expect(find(header, 'Shape')).toMatchObject({ doc: 'A shape.', docStartLine: 15 });
    expect(find(header, 'area')).toMatchObject({
      signature: '[[nodiscard]] virtual double area() const SHAPES_NOEXCEPT = 0',
      doc: 'The area.',
    });
    expect(find(header, 'operator std::string')).toMatchObject({ signature: 'operator std::string() const' });
    expect(find(header, 'Drawable')).toMatchObject({
      signature: 'template <typename T> concept Drawable = requires(T t) { t.draw(); }',
    });
  });

  it('finds the class of a method by its path, from inside or outside of its namespace', async () => {
    const classes = 'namespace a { struct B { struct C { void f(); }; }; }\nstruct C {};\n';
    const methods =
      'void a::B::C::f() {}\nnamespace a { void B::C::g() {} }\nvoid x::C::h() {}\nvoid Elsewhere::i() {}\n';
    const extraction = await extractor.extract('cpp', classes + methods);
    expect(outline(extraction)).toEqual([
      'namespace a 1-1',
      '  struct B 1-1',
      '    struct C 1-1',
      '      method f 1-1',
      'struct C 2-2',
      '      method f 3-3',
      'namespace a 4-4',
      '      method g 4-4',
      '  method h 5-5',
      'method i 6-6',
    ]);
    const parent = (name: string) =>
      extraction.symbols.filter((symbol) => symbol.name === name).map((symbol) => symbol.parent);
    expect([parent('f'), parent('g'), parent('h')]).toEqual([[2, 2], [2], [4]]);
  });

  it('knows calls, types and members', async () => {
    const text = 'void f(T t) { n::g(t.x); h<int>(); new S(); t->m(); u = A::b; }\n';
    expect(occurrenceList(await extractor.extract('cpp', text))).toEqual([
      ...['type T', 'name t', 'name n', 'call g', 'name t', 'member x', 'call h', 'call S', 'name t', 'call m'],
      ...['name u', 'name A', 'member b'],
    ]);
  });
});
