import { createExtractor, type Extraction } from '../../../src/engine/parsing';
import { extractFixture, occurrenceList, outline } from './outline';

describe('symbols of Rust', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('are types, traits, modules, macros, constants, and what impl blocks hold as members of a type of the file', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-rust/src/lib.rs'))).toEqual([
      'module canvas 2-2',
      'module style 3-3',
      'constant MAX 10-10',
      'variable COUNT 11-11',
      'struct Circle 31-39',
      '  constant UNIT 16-16',
      'trait Shape 20-29',
      '  type_alias Unit 21-21',
      '  constant SIDES 22-22',
      '  method area 25-25',
      '  method double 26-28',
      '  property radius 36-37',
      '  property at 38-38',
      'struct Point 41-41',
      'struct Origin 43-43',
      'struct Bits 45-48',
      '  property i 46-46',
      '  property f 47-47',
      'enum Fill 51-58',
      '  enum_member None 52-52',
      '  enum_member Solid 53-53',
      '  enum_member Pattern 54-57',
      '    property width 56-56',
      '  method new 62-75',
      '    function helper 69-69',
      '    struct Guard 70-70',
      '      method release 72-72',
      '  type_alias Unit 79-79',
      '  constant SIDES 80-80',
      '  method area 81-83',
      'method from 87-89',
      'type_alias Unit 93-93',
      'constant SIDES 94-94',
      'method area 95-97',
      '  method name 101-101',
      'type_alias Pair 104-104',
      'module inner 106-115',
      '  constant DEEP 108-108',
      '  variable LEVEL 109-109',
      '  method x 111-113',
      'variable environ 118-118',
      'function hypot 119-119',
      'function shapes_area 122-125',
      'macro square 128-134',
      'macro round 136-136',
      'module tests 138-144',
      '  function r#true 142-143',
    ]);
  });

  it('are members of the type that the impl block is for, wherever the block and the type stand in the file', async () => {
    const { symbols } = await extractFixture(extractor, 'shapes-rust/src/lib.rs');
    const owned = symbols
      .filter(({ kind }) => kind === 'method')
      .map(({ name, parent }) => `${symbols[parent]?.name ?? ''}/${name}`);
    expect(owned).toEqual([
      ...['Shape/area', 'Shape/double', 'Circle/new', 'Guard/release', 'Circle/area'],
      ...['/from', '/area', 'Shape/name', 'Point/x'],
    ]);
  });

  it('have signatures without attributes and bodies, with the types of a tuple', async () => {
    const lib = await extractFixture(extractor, 'shapes-rust/src/lib.rs');
    expect(find(lib, 'new')?.signature).toBe('pub const fn new(radius: f64, at: Point) -> Self');
    expect(find(lib, 'Circle')?.signature).toBe('pub struct Circle');
    expect(find(lib, 'Point')?.signature).toBe('pub struct Point(f64, pub f64)');
    expect(find(lib, 'Shape')?.signature).toBe('pub trait Shape: fmt::Debug');
    expect(find(lib, 'radius')?.signature).toBe('pub radius: f64');
    expect(find(lib, 'Pattern')?.signature).toBe('Pattern');
    expect(find(lib, 'square')?.signature).toBe('macro_rules! square');
    expect(find(lib, 'round')?.signature).toBe('macro_rules! round');
  });

  it('have the comment above them, or among their attributes, for documentation', async () => {
    const lib = await extractFixture(extractor, 'shapes-rust/src/lib.rs');
    expect(find(lib, 'MAX')).toMatchObject({ doc: 'Largest side.', docStartLine: 9 });
    expect(find(lib, 'new')).toMatchObject({ doc: 'Makes one.', docStartLine: 61 });
    expect(find(lib, 'radius')).toMatchObject({ doc: 'From the middle.', docStartLine: 35 });
    expect(find(lib, 'Circle')).toMatchObject({ doc: 'Round.', docStartLine: 0, startLine: 31 });
  });

  it('have no documentation of the file or module around them', async () => {
    const lib = await extractFixture(extractor, 'shapes-rust/src/lib.rs');
    expect(find(lib, 'canvas')).toMatchObject({ doc: '', docStartLine: 0 });
    const text = '/*! Of the file. */\nstruct A;\nmod m {\n    //! Of the module.\n    struct B;\n}\n';
    expect((await extractor.extract('rust', text)).symbols.map(({ doc }) => doc)).toEqual(['', '', '']);
  });

  it('stand at the top where the type is in another file', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-rust/src/canvas.rs'))).toEqual(['method draw 5-5']);
  });

  function find({ symbols }: Extraction, name: string) {
    return symbols.find((symbol) => symbol.name === name);
  }
});

describe('occurrences in Rust', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it.each([
    ['imports', 'use a::b::{C, d as e};', ['module a::b', 'import C', 'import d', 'import e']],
    ['nested imports', 'use a::{self, b::{C, d::E}};', ['module a', 'module b', 'import C', 'module d', 'import E']],
    ['imports of all', 'pub use super::m::*;', ['module super::m']],
    ['crates', 'extern crate a as b;', ['module a', 'import b']],
    ['calls', 'const C: T = f(a::g(x.m()));', ['type T', 'call f', 'name a', 'call g', 'name x', 'call m']],
    ['generic calls', 'const C: T = f::<U>();', ['type T', 'call f', 'type U']],
    ['what is constructed', 'const C: T = S { k: x, y };', ['type T', 'call S', 'member k', 'name x', 'name y']],
    ['macros', 'const C: T = a::m!();', ['type T', 'name a', 'call m']],
    ['attributes', '#[test]\n#[derive(A, B)]\nstruct S;', ['call test', 'call derive', 'type A', 'type B']],
    ['traits and types', 'impl<T: A> B<T> for n::S {}', ['type T', 'type A', 'type B', 'type T', 'name n', 'type S']],
    ['members', 'const C: T = x.p.q;', ['type T', 'name x', 'member p', 'member q']],
    ['lifetimes and labels, none', "impl<'a> S<'a> { fn f(&'a self) { 'b: loop { break 'b; } } }", ['type S']],
  ])('are %s', async (_, text, expected) => {
    expect(occurrenceList(await extractor.extract('rust', `${text}\n`))).toEqual(expected);
  });

  it('are names in the tokens of a macro, which nobody parsed: calls before parentheses, members after dots', async () => {
    const text = 'm! { fn g(a: A) { f(x.p, b.q(), n!(c)); if d { } } }\n';
    expect(occurrenceList(await extractor.extract('rust', text))).toEqual([
      ...['call m', 'name g', 'name a', 'name A', 'call f', 'name x', 'member p', 'name b', 'call q'],
      ...['call n', 'name c', 'name d'],
    ]);
  });
});
