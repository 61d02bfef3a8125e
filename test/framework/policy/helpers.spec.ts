import {
  collectUnknownArgs,
  InvalidParam,
  nearestNames,
  optionalUsizeWithAliases,
  policySettingsFromEnvironment,
} from '../../../src/framework';

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

  it('does not look at inherited keys', () => {
    expect(read(Object.create({ limit: 5 }) as Record<string, unknown>)).toBe(20);
  });
});

describe('collectUnknownArgs', () => {
  it('lists own keys that are not known, sorted, without harness metadata', () => {
    const args = JSON.parse('{"b":1,"a":2,"known":3,"_meta":4,"__proto__":5,"constructor":6,"":7}') as unknown;
    expect(collectUnknownArgs(args, ['known'])).toEqual(['', '__proto__', 'a', 'b', 'constructor']);
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

describe('policySettingsFromEnvironment', () => {
  it('has both switches off unless they are set', () => {
    expect(policySettingsFromEnvironment({})).toEqual({ strictReads: false, ignoredKeys: [] });
    expect(policySettingsFromEnvironment({ CODELENS_STRICT_ARGS: '0' })).toMatchObject({ strictReads: false });
  });

  it('reads them', () => {
    const env = { CODELENS_STRICT_ARGS: '1', CODELENS_IGNORED_ARGS: 'toolCallId, sessionKey,' };
    expect(policySettingsFromEnvironment(env)).toEqual({
      strictReads: true,
      ignoredKeys: ['toolCallId', 'sessionKey'],
    });
  });
});
