import {
  collectUnknownArgs,
  describeUnknownArgs,
  InvalidParam,
  nearestNames,
  optionalUsizeWithAliases,
  InvalidSetting,
  policySettingsFromEnvironment,
} from '../../../src/framework';
import { errorOf } from '../binding/error-of';

describe('optionalUsizeWithAliases', () => {
  const read = (args: Record<string, unknown>): number =>
    optionalUsizeWithAliases(args, 'max_results', ['limit', 'top_k'], 20);

  it('prefers the canonical name, then the aliases in their order, then the fallback', () => {
    expect(read({ max_results: 10, limit: 99, top_k: 98 })).toBe(10);
    expect(read({ top_k: 98, limit: 99 })).toBe(99);
    expect(read({ top_k: 98 })).toBe(98);
    expect(read({})).toBe(20);
  });

  it('takes null and undefined for not given, and digits for a number', () => {
    expect(read({ max_results: null, limit: undefined, top_k: '5' })).toBe(5);
    expect(read({ max_results: 0 })).toBe(0);
  });

  it.each([-1, '-1', 1.5, '1.5', '', ' 1', true, [1], {}, 2 ** 53])('refuses %j by name', (value) => {
    expect(() => read({ limit: value })).toThrow(InvalidParam);
    expect(() => read({ limit: value })).toThrow(
      `limit: must be an integer of at least 0, got ${JSON.stringify(value)}`,
    );
  });

  it('does not send a long value back, nor stumbles over one that JSON has no word for', () => {
    expect(() => read({ limit: 10n })).toThrow('limit: must be an integer of at least 0, got 10n');
    expect(() => read({ limit: 'x'.repeat(10_000) })).toThrow('(cut, 10002 characters in all)');
  });

  it('says which argument it was', () => {
    expect(errorOf(() => read({ top_k: 'x' })).fields).toEqual({ arg: 'top_k' });
  });

  it.each([null, undefined])('has the fallback where a handler got %s for arguments', (args) => {
    expect(optionalUsizeWithAliases(args, 'max_results', [], 20)).toBe(20);
  });

  it('does not look at inherited keys', () => {
    expect(read(Object.create({ limit: 5 }) as Record<string, unknown>)).toBe(20);
  });
});

describe('collectUnknownArgs', () => {
  it('lists own keys that are not known, sorted, without harness metadata', () => {
    const args = JSON.parse('{"b":1,"a":2,"known":3,"_meta":4,"__proto__":5,"constructor":6,"":7}') as unknown;
    expect(collectUnknownArgs(args, ['known'])).toEqual(['', '__proto__', 'a', 'b', 'constructor']);
  });

  it('looks at the top level only', () => {
    expect(collectUnknownArgs({ known: { banana: 1 } }, new Set(['known']))).toEqual([]);
  });

  it('takes an object without a prototype', () => {
    expect(collectUnknownArgs(Object.assign(Object.create(null), { a: 1 }), [])).toEqual(['a']);
  });

  it.each([undefined, null, 'text', 7, true, [[1, 2]]])('has none for %j, which is no object', (value) => {
    expect(collectUnknownArgs(value, [])).toEqual([]);
  });
});

describe('nearestNames', () => {
  const names = ['file_path', 'max_results', 'query', 'line', 'start_line', 'end_line'];

  it.each([
    ['filePath', ['file_path']],
    ['f-i-l-e-p-a-t-h', ['file_path']],
    ['FILE-PATH', ['file_path']],
    ['file_paht', ['file_path']],
    ['maxresult', ['max_results']],
    ['lines', ['line']],
    ['queyr', ['query']],
    ['banana', []],
    ['', []],
    ['x'.repeat(10_000), []],
  ])('of %s', (name, expected) => {
    expect(nearestNames(name, names)).toEqual(expected);
  });
});

describe('nearestNames of short names', () => {
  it.each([
    ['Q', ['q']],
    ['x', []],
    ['', []],
    ['dr', []],
    ['di', []],
    ['idd', ['id']],
  ])('of "%s"', (name, expected) => {
    expect(nearestNames(name, ['q', 'id', 'dir'])).toEqual(expected);
  });

  it('puts the nearest first, then goes by the alphabet', () => {
    expect(nearestNames('start_lin', ['start_lane', 'start_line', 'start_lim', 'start_lid'])).toEqual([
      'start_lid',
      'start_lim',
      'start_line',
      'start_lane',
    ]);
  });

  it('does not look at names that nobody can have misspelled', () => {
    expect(nearestNames('a'.repeat(60), ['a'.repeat(60)])).toEqual(['a'.repeat(60)]);
    expect(nearestNames('a'.repeat(61), ['a'.repeat(61)])).toEqual([]);
  });
});

describe('describeUnknownArgs', () => {
  it('reports a key named __proto__ as any other', () => {
    const report = describeUnknownArgs([{ key: '__proto__', path: '__proto__', knownArgs: ['proto'] }]);
    expect(JSON.stringify(report)).toBe('{"unknown_args":["__proto__"],"did_you_mean":{"__proto__":"proto"}}');
  });
});

describe('policySettingsFromEnvironment', () => {
  it('has both switches off unless they are set', () => {
    expect(policySettingsFromEnvironment({})).toEqual({ strictReads: false, ignoredKeys: [] });
    expect(policySettingsFromEnvironment({ CODELENS_STRICT_ARGS: '0' })).toMatchObject({ strictReads: false });
    expect(policySettingsFromEnvironment({ CODELENS_STRICT_ARGS: '' })).toMatchObject({ strictReads: false });
  });

  it.each(['true', 'yes', '2', ' 1'])('does not guess what CODELENS_STRICT_ARGS=%s may mean', (value) => {
    expect(() => policySettingsFromEnvironment({ CODELENS_STRICT_ARGS: value })).toThrow(
      new InvalidSetting('CODELENS_STRICT_ARGS', value, '1, or 0 or nothing'),
    );
  });

  it('reads them', () => {
    const env = { CODELENS_STRICT_ARGS: '1', CODELENS_IGNORED_ARGS: 'toolCallId, sessionKey,' };
    expect(policySettingsFromEnvironment(env)).toEqual({
      strictReads: true,
      ignoredKeys: ['toolCallId', 'sessionKey'],
    });
  });
});
