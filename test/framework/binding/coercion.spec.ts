import { InvalidParam } from '../../../src/framework';
import { errorOf } from './error-of';
import { bindWith, LenientTool, PlaceTool, SearchTool, StrictTool } from './sample-tools';

const lenient = bindWith(LenientTool);
const strict = bindWith(StrictTool);

/** The table of the argument policy: what came, and what it becomes. */
const ACCEPTED: Record<string, readonly (readonly [unknown, unknown])[]> = {
  integer: [
    [10, 10],
    [10.0, 10],
    ['10', 10],
    ['-3', -3],
    ['0', 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [String(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER],
    [String(Number.MIN_SAFE_INTEGER), Number.MIN_SAFE_INTEGER],
    [-0, 0],
  ],
  number: [
    [1.5, 1.5],
    [-2, -2],
    ['1.5', 1.5],
    ['-0.25', -0.25],
    ['1.0', 1],
    ['1.50', 1.5],
    ['0', 0],
    ['-0', 0],
    [-0, 0],
    [2 ** 53, 2 ** 53],
    [1e300, 1e300],
    ['10', 10],
  ],
  boolean: [
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['TRUE', true],
    ['False', false],
  ],
  string: [
    ['', ''],
    ['10', '10'],
    ['{"a":1}', '{"a":1}'],
    ['[1]', '[1]'],
    [' text ', ' text '],
  ],
  enum: [
    ['exact', 'exact'],
    ['Auto', 'Auto'],
  ],
  array: [
    [
      [1, 2],
      [1, 2],
    ],
    [[], []],
    [
      ['1', 2.0],
      [1, 2],
    ],
    ['[1, 2]', [1, 2]],
    ['[]', []],
  ],
  object: [
    [{ a: 1 }, { a: 1 }],
    [{}, {}],
    ['{"a":1}', { a: 1 }],
  ],
};

const REFUSED: Record<string, readonly unknown[]> = {
  integer: [
    '10.5',
    '1e3',
    '0x10',
    '099',
    ' 10',
    '10 ',
    '+1',
    '-0',
    '12px',
    true,
    [5],
    {},
    1.5,
    2 ** 53,
    String(2 ** 53),
  ],
  number: [
    'NaN',
    'Infinity',
    '-Infinity',
    NaN,
    Infinity,
    -Infinity,
    '9'.repeat(400),
    ...['1e3', '.5', '1.', '01', '+1', '--1', '1,5', '1.2.3', ' 1', '1 ', '0x10'],
    true,
    [1],
    {},
  ],
  boolean: ['0', '1', 0, 1, 'yes', 'no', 'truthy', ' true', 'true ', [], {}],
  string: [1, 0, true, false, {}, [], ['a']],
  enum: ['other', 'EXACTLY', 1, true, [], {}],
  array: ['a bare string', '{"a":1}', '{}', '1', 'null', '[1', '"[1]"', 1, true, {}, [1.5], ['x'], [null], [[1]], ['']],
  object: ['a bare string', '[1]', '1', 'null', '{"a":', 1, true, [], [{}]],
};

describe.each([
  ['lenient', lenient],
  ['strict', strict],
] as const)('a %s tool', (_, bind) => {
  describe.each(Object.entries(ACCEPTED))('accepts for %s', (name, examples) => {
    it.each(examples.map(([sent, value]) => [JSON.stringify(sent), sent, value] as const))('%s', (_, sent, value) => {
      expect(bind({ [name]: sent })).toEqual({ [name]: value });
    });
  });

  describe.each(Object.entries(REFUSED))('refuses for %s', (name, examples) => {
    it.each(examples.map((sent) => [typeof sent === 'number' ? String(sent) : JSON.stringify(sent), sent] as const))(
      '%s',
      (_, sent) => {
        expect(() => bind({ [name]: sent })).toThrow(InvalidParam);
        expect(() => bind({ [name]: sent })).toThrow(new RegExp(`^${name}(\\[0\\])?: must be `));
      },
    );
  });

  it.each(Object.keys(ACCEPTED))('takes null of %s for not given', (name) => {
    expect(bind({ [name]: null })).toEqual({});
    expect(bind({ [name]: undefined })).toEqual({});
  });

  it('never turns "false" into true', () => {
    expect(bind({ boolean: 'false' })).toEqual({ boolean: false });
  });
});

describe('an empty text for an optional argument that is no text', () => {
  const names = ['integer', 'number', 'boolean', 'enum', 'array', 'object'];

  it.each(names)('is not given to a lenient tool: %s', (name) => {
    expect(lenient({ [name]: '' })).toEqual({});
  });

  it.each(names)('is refused by a strict one: %s', (name) => {
    expect(() => strict({ [name]: '' })).toThrow(`${name}: must be `);
  });
});

describe('an empty text', () => {
  it('is a text like any other where a text is required', () => {
    expect(bindWith(SearchTool)({ query: '' })).toEqual({ query: '' });
    expect(strict({ string: '' })).toEqual({ string: '' });
    expect(lenient({ string: '' })).toEqual({ string: '' });
  });

  it('is no number where one is required, on a lenient tool too', () => {
    expect(() => bindWith(PlaceTool)({ line: '' })).toThrow('line: must be an integer, at least 1, got ""');
  });

  it('leaves the alias its turn on a lenient tool', () => {
    expect(bindWith(SearchTool)({ query: 'a', max_results: '', limit: 5 })).toEqual({ query: 'a', maxResults: 5 });
  });
});

describe('an enum in another case', () => {
  it('is taken by a lenient tool where it can only mean one value', () => {
    expect(lenient({ enum: 'EXACT' })).toEqual({ enum: 'exact' });
    expect(() => lenient({ enum: 'fast2' })).toThrow(
      'enum: must be one of: Auto, exact, fast, Fast2, FAST2, got "fast2"',
    );
  });

  it('is refused by a strict one, with the list', () => {
    expect(() => strict({ enum: 'EXACT' })).toThrow(
      'enum: must be one of: Auto, exact, fast, Fast2, FAST2, got "EXACT"',
    );
  });
});

describe('a value that does not fit', () => {
  const refusal = (args: unknown) => errorOf(() => strict(args));

  it('is reported with all others at once, each with what came and what is allowed', () => {
    const error = refusal({ integer: 'x', boolean: 'yes', array: [1, 'y', 'z'] });
    expect(error.message).toBe('integer: must be an integer, got "x" (and 3 more)');
    expect(error.fields).toMatchObject({
      violations: [
        { arg: 'integer', got: '"x"', allowed: 'must be an integer' },
        { arg: 'boolean', got: '"yes"', allowed: 'must be true or false' },
        { arg: 'array[1]', got: '"y"', allowed: 'must be an integer' },
        { arg: 'array[2]', got: '"z"', allowed: 'must be an integer' },
      ],
      nothing_changed: true,
    });
  });

  it('is not sent back whole when it is long', () => {
    const [violation] = refusal({ integer: 'x'.repeat(100_000) }).fields.violations as { got: string }[];
    expect(violation?.got.length).toBeLessThan(300);
    expect(violation?.got).toContain('(cut, 100002 characters in all)');
  });

  it('does not make an error of a megabyte when there are thousands', () => {
    const error = refusal({ array: Array.from({ length: 5_000 }, () => 'x') });
    expect(error.message).toBe('array[0]: must be an integer, got "x" (and 4999 more)');
    expect(JSON.stringify(error.toWire()).length).toBeLessThan(10_000);
    expect(error.fields).toMatchObject({ violation_count: 5_000 });
  });

  it('may be nested as deeply as it likes', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(() => strict({ array: deep })).toThrow(InvalidParam);
    expect(() => strict({ object: deep })).toThrow(InvalidParam);
    expect(() => strict({ integer: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown })).toThrow(
      InvalidParam,
    );
  });
});
