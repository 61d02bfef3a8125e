import { InvalidParam, MissingParam } from '../../../src/framework';
import { errorOf } from './error-of';
import { bindWith, LenientTool, SearchTool, StrictTool, WriteTool } from './sample-tools';

const write = bindWith(WriteTool);
const search = bindWith(SearchTool);

/** A call that is wrong in every way, and what is left wrong as one mistake after the other is mended. */
describe('what is wrong with a strict call is said in the order of the policy:', () => {
  const element = { file_path: 'a', content: 1 };
  const calls: [what: string, args: unknown, message: string | RegExp][] = [
    ['that the arguments are no object', [], 'arguments: must be an object, got []'],
    ['unknown keys', { banana: 1, dry_run: 'x', simulate: false }, 'unknown arg: banana'],
    [
      'unknown keys of nested objects',
      { writes: [{ ...element, banana: 1 }], dry_run: 'x', simulate: false },
      'unknown arg: writes[0].banana',
    ],
    [
      'contradictory names',
      { dry_run: 'x', simulate: false },
      'simulate: must not contradict dry_run: both name one argument, got false',
    ],
    ['missing arguments', { dry_run: 'x' }, 'missing required arg: writes'],
    [
      'missing arguments of nested objects',
      { writes: [{}], dry_run: 'x' },
      /^missing required arg: writes\[0\].file_path/,
    ],
    ['values', { writes: [element], dry_run: 'x' }, /^writes\[0\].content: must be a string, got 1 \(and 1 more\)$/],
  ];

  it.each(calls)('%s', (_, args, message) => {
    expect(errorOf(() => write(args)).message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});

describe('a lenient call', () => {
  it('with a wrong value says what was unknown too', () => {
    const error = errorOf(() => search({ query: 1, filePath: 'a' }));
    expect(error).toBeInstanceOf(InvalidParam);
    expect(error.toWire()).toEqual({
      type: 'InvalidParam',
      message: 'query: must be a string, got 1',
      violations: [{ arg: 'query', got: '1', allowed: 'must be a string' }],
      unknown_args: ['filePath'],
      did_you_mean: { filePath: 'file_path' },
    });
  });

  it('that lacks an argument says which names there are', () => {
    const error = errorOf(() => search({}));
    expect(error).toBeInstanceOf(MissingParam);
    expect(error.toWire()).toEqual({
      type: 'MissingParam',
      message: 'missing required arg: query',
      missing_args: ['query'],
      known_args: ['file_path', 'limit', 'max_results', 'q', 'query', 'search_query', 'top_k'],
    });
  });

  it('takes null of a required argument for not given', () => {
    expect(errorOf(() => search({ query: null, q: undefined })).message).toBe('missing required arg: query');
  });

  it('does not look at an alias that has lost', () => {
    expect(search({ query: 'a', max_results: 10, limit: 'many' })).toEqual({ query: 'a', maxResults: 10 });
  });
});

describe('an error about very much', () => {
  const many = <T>(make: (index: number) => T) => Array.from({ length: 5_000 }, (_, index) => make(index));
  const size = (error: { toWire: () => unknown }) => JSON.stringify(error.toWire()).length;

  it('lists the first missing arguments, and how many there are', () => {
    const error = errorOf(() => write({ writes: many(() => ({ file_path: 'a' })) }));
    expect(error.message).toMatch(
      /^missing required arg: writes\[0\].content, .*, writes\[19\].content \(and 4980 more\)$/,
    );
    expect(error.fields.missing_args).toHaveLength(20);
    expect(error.fields).toMatchObject({ missing_count: 5_000 });
    expect(size(error)).toBeLessThan(10_000);
  });

  it('lists the first unknown keys of nested objects, and how many there are', () => {
    const error = errorOf(() => write({ banana: 1, writes: many(() => ({ file_paht: 'a' })) }));
    expect(error.message).toBe('unknown arg: banana');
    expect(error.fields.unknown_args).toHaveLength(21);
    expect(error.fields).toMatchObject({ unknown_count: 5_001 });
    expect(size(error)).toBeLessThan(10_000);
  });

  it('counts contradictions apart from wrong values', () => {
    const error = errorOf(() => write({ writes: many((index) => ({ file_path: 'a', path: `${index}`, content: 1 })) }));
    expect(error.message).toMatch(/^writes\[0\].path: must not contradict .* \(and 4999 more\)$/);
    expect(error.fields.violations).toHaveLength(20);
    expect(error.fields).toMatchObject({ violation_count: 5_000 });
  });

  it('has no count where everything is listed', () => {
    const error = errorOf(() => bindWith(StrictTool)({ array: Array.from({ length: 20 }, () => 'x') }));
    expect(error.fields.violations).toHaveLength(20);
    expect(error.fields).not.toHaveProperty('violation_count');
    expect(errorOf(() => write({ writes: [{}] })).fields).not.toHaveProperty('missing_count');
    expect(errorOf(() => write({ writes: [{ x: 1 }] })).fields).not.toHaveProperty('unknown_count');
  });

  it('lists every unknown key of the top level', () => {
    const keys = many((index) => `key_${index}`);
    const error = errorOf(() => write(Object.fromEntries(keys.map((key) => [key, 1]))));
    expect(error.message).toBe('unknown arg: key_0');
    expect(error.fields.unknown_args).toEqual([...keys].sort());
  });

  it('takes hundreds of thousands of unknown keys', () => {
    const args = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`${'k'.repeat(61)}${index}`, 1]));
    expect(errorOf(() => write(args))).toBeInstanceOf(MissingParam);
    expect(bindWith(LenientTool)(args).unknown_args).toHaveLength(300_000);
  });
});

describe('reports about unknown keys', () => {
  it('are the same for the same key, and cannot be changed by who reads them', () => {
    const { unknown_args, did_you_mean } = search({ query: 'a', filePath: 1 }) as {
      unknown_args: string[];
      did_you_mean: Record<string, string>;
    };
    expect(() => unknown_args.push('x')).toThrow(TypeError);
    expect(() => (did_you_mean.x = 'y')).toThrow(TypeError);
    expect(search({ query: 'a', filePath: 1 })).toMatchObject({ unknown_args: ['filePath'] });
  });

  it('are not mixed up when one key came with another before', () => {
    expect(search({ query: 'a', foo: 1, bar: 2 })).toMatchObject({ unknown_args: ['bar', 'foo'] });
    expect(search({ query: 'a', foo: 1 })).toMatchObject({ unknown_args: ['foo'] });
    expect(search({ query: 'a', foo: 1, baz: 2 })).toMatchObject({ unknown_args: ['baz', 'foo'] });
  });

  it('stay right after more different keys than are remembered', () => {
    for (let index = 0; index < 300; index++) {
      expect(search({ query: 'a', [`key_${index}`]: 1 })).toEqual({ query: 'a', unknown_args: [`key_${index}`] });
    }
    expect(search({ query: 'a', filePath: 1 })).toMatchObject({ did_you_mean: { filePath: 'file_path' } });
  });

  it('of an error leave the names that the tool knows alone', () => {
    (errorOf(() => write({ banana: 1 })).fields.known_args as string[]).length = 0;
    (errorOf(() => write({})).fields.known_args as string[]).length = 0;
    expect(errorOf(() => write({ banana: 1 })).fields.known_args).toEqual(['dry_run', 'simulate', 'writes']);
  });
});
