import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `//! Shapes.
use std::fmt;

/// Largest side.
pub const MAX: f64 = 10.0;
static COUNT: usize = 0;

/// What has an area.
pub trait Shape {
    type Unit;
    const SIDES: usize;
    fn area(&self) -> f64;
    fn double(&self) -> f64 { 2.0 * self.area() }
}

#[derive(Debug)]
pub struct Circle {
    pub radius: f64,
}

pub struct Point(f64, f64);

union Bits { i: i32, f: f32 }

enum Color {
    Red,
    Rgb { r: u8 },
}

impl Circle {
    const UNIT: f64 = 1.0;

    /// Makes one.
    #[inline]
    pub fn new(radius: f64) -> Self {
        const LOCAL: f64 = 1.0;
        fn helper() {}
        Circle { radius }
    }
}

impl<T> Shape for Elsewhere<T> {
    fn area(&self) -> f64 { 0.0 }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { Ok(()) }
}

type Pair = (f64, f64);

mod inner {
    pub const DEEP: u8 = 1;
}

mod other;

macro_rules! square { ($x:expr) => { $x * $x }; }
`;

describe('Rust', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has what impl blocks hold as members of the type above, and traits, modules and macros', async () => {
    expect(outline(await extractor.extract('rust', SHAPES))).toEqual([
      'constant MAX 5-5',
      'variable COUNT 6-6',
      'trait Shape 9-14',
      '  type_alias Unit 10-10',
      '  constant SIDES 11-11',
      '  method area 12-12',
      '  method double 13-13',
      'struct Circle 16-19',
      '  property radius 18-18',
      'struct Point 21-21',
      'struct Bits 23-23',
      '  property i 23-23',
      '  property f 23-23',
      'enum Color 25-28',
      '  enum_member Red 26-26',
      '  enum_member Rgb 27-27',
      '    property r 27-27',
      '  constant UNIT 31-31',
      '  method new 34-39',
      '    function helper 37-37',
      'method area 43-43',
      '  method fmt 47-47',
      'type_alias Pair 50-50',
      'module inner 52-54',
      '  constant DEEP 53-53',
      'module other 56-56',
      'macro square 58-58',
    ]);
  });

  it('has signatures without attributes, and documentation above them', async () => {
    const { symbols } = await extractor.extract('rust', SHAPES);
    expect(symbols.find(({ name }) => name === 'new')).toMatchObject({
      signature: 'pub fn new(radius: f64) -> Self',
      doc: 'Makes one.',
    });
    expect(symbols.find(({ name }) => name === 'Circle')).toMatchObject({ signature: 'pub struct Circle' });
  });

  it('knows calls, also in macros, and the paths of uses', async () => {
    const text = 'use a::b::{C, d as e};\nfn f(x: T) { g::<T>(); x.m(S { y: 1 }); println!("{}", h(x)); }\n';
    expect(occurrenceList(await extractor.extract('rust', text))).toEqual([
      ...[
        'module a::b',
        'import C',
        'import d',
        'import e',
        'name x',
        'type T',
        'call g',
        'type T',
        'name x',
        'call m',
      ],
      ...['call S', 'member y', 'call println', 'call h', 'name x'],
    ]);
  });
});
