import { InvalidParam, MissingParam, UnknownArgsRefused } from '../../../src/framework';
import { errorOf } from './error-of';
import { bindWith, CheckTool, ContextTool, LenientTool, SearchTool, StrictTool, WriteTool } from './sample-tools';

const search = bindWith(SearchTool);
const context = bindWith(ContextTool);
const write = bindWith(WriteTool);
const check = bindWith(CheckTool);

/** As it comes from the wire: `__proto__` is an own key. */
const parsed = (json: string): unknown => JSON.parse(json);

describe('a lenient tool', () => {
  it('lists unknown arguments, sorted, and none where there are none', () => {
    expect(search({ query: 'a', foo: 1, bar: 2 })).toMatchObject({ query: 'a', unknown_args: ['bar', 'foo'] });
    expect(search({ query: 'a' })).toEqual({ query: 'a' });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'lists the key "%s" like any other',
    (key) => {
      expect(search(parsed(`{"query":"a","${key}":{"polluted":true}}`))).toMatchObject({ unknown_args: [key] });
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it('does not take a key of its prototype for an argument', () => {
    const inherited = Object.create({ query: 'inherited', maxResults: 1 }) as object;
    expect(errorOf(() => search(inherited)).message).toBe('missing required arg: query');
  });

  it('never reports what begins with an underscore, but for __proto__', () => {
    expect(search({ query: 'a', _meta: 1, _session_id: 2, _anything: 3 })).toEqual({ query: 'a' });
  });

  it('takes aliases, and hides no unknown key behind them', () => {
    expect(search({ query: 'a', limit: 5, banana: 1 })).toEqual({
      query: 'a',
      maxResults: 5,
      unknown_args: ['banana'],
    });
    expect(search({ q: 'a', top_k: '7' })).toEqual({ query: 'a', maxResults: 7 });
  });

  it('lets the canonical name win, then limit, then top_k', () => {
    expect(search({ query: 'a', max_results: 10, limit: 99 })).toEqual({ query: 'a', maxResults: 10 });
    expect(search({ query: 'a', top_k: 3, limit: 4 })).toEqual({ query: 'a', maxResults: 4 });
    expect(search({ query: 'a', max_results: null, top_k: 3 })).toEqual({ query: 'a', maxResults: 3 });
  });

  it('registers no alias where there is no limit', () => {
    expect(context({ query: 'a', max_results: 5, limit: 5 })).toEqual({
      query: 'a',
      unknown_args: ['limit', 'max_results'],
    });
  });

  it('refuses a limit out of range with the bound, and clamps nothing', () => {
    expect(errorOf(() => search({ query: 'a', limit: 201 })).message).toBe(
      'limit: must be an integer, at least 1, at most 200, got 201',
    );
    expect(errorOf(() => search({ query: 'a', max_results: 0 }))).toBeInstanceOf(InvalidParam);
  });

  it('says what an unknown key is near to, and keeps it unknown', () => {
    expect(search({ query: 'a', filePath: 'x', max_result: 1, zzz: 1 })).toEqual({
      query: 'a',
      unknown_args: ['filePath', 'max_result', 'zzz'],
      did_you_mean: { filePath: 'file_path', max_result: 'max_results' },
    });
  });

  it('names the unknown keys too when a required argument is missing', () => {
    const error = errorOf(() => search({ text: 'a' }));
    expect(error).toBeInstanceOf(MissingParam);
    expect(error.message).toBe('missing required arg: query; unknown args sent: text');
    expect(error.fields).toMatchObject({ missing_args: ['query'], unknown_args: ['text'] });
  });

  it('looks for unknown keys at the top level only', () => {
    const writes = [{ file_path: 'a', content: 'b', banana: 1 }];
    expect(check({ writes })).toEqual({ writes: [{ filePath: 'a', content: 'b', mode: 420 }] });
  });

  it('knows the keys that its operator ignores', () => {
    const bind = bindWith(SearchTool, { ignoredKeys: ['toolCallId'] });
    expect(bind({ query: 'a', toolCallId: 1, task_progress: 2 })).toMatchObject({ unknown_args: ['task_progress'] });
  });

  it('refuses unknown arguments where its operator wants it to, with the same object', () => {
    const bind = bindWith(SearchTool, { strictReads: true });
    const error = errorOf(() => bind({ query: 'a', banana: 1 })) as unknown as UnknownArgsRefused;
    expect(error).toBeInstanceOf(UnknownArgsRefused);
    expect(error.data).toMatchObject({
      type: 'MissingParam',
      message: 'unknown arg: banana',
      unknown_args: ['banana'],
    });
    expect(bind({ query: 'a', limit: 1, _meta: 1 })).toEqual({ query: 'a', maxResults: 1 });
  });

  it('takes hundreds of unknown keys, and keys without end', () => {
    const keys = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key_${index}`, index]));
    expect((search({ query: 'a', ...keys }).unknown_args as string[]).length).toBe(500);
    const long = 'x'.repeat(1_000_000);
    expect(search({ query: 'a', [long]: 1 })).toMatchObject({ unknown_args: [long] });
  });
});

describe('a strict tool', () => {
  const writes = [{ file_path: 'a', content: 'b' }];

  it('refuses unknown arguments: the first is named, all are listed, and nothing was changed', () => {
    const error = errorOf(() => write({ writes, zebra: 1, dryRun: true }));
    expect(error).toBeInstanceOf(MissingParam);
    expect(error.toWire()).toEqual({
      type: 'MissingParam',
      message: 'unknown arg: dryRun',
      unknown_args: ['dryRun', 'zebra'],
      did_you_mean: { dryRun: 'dry_run' },
      known_args: ['dry_run', 'simulate', 'writes'],
      nothing_changed: true,
    });
  });

  it('says so before it says what else is wrong', () => {
    expect(errorOf(() => write({ banana: 1 })).message).toBe('unknown arg: banana');
  });

  it.each(['__proto__', 'constructor', 'toString', '', '_dry_run', '_anything'])('refuses the key "%s"', (key) => {
    expect(errorOf(() => write(parsed(`{"writes":[],"${key}":1}`))).message).toBe(`unknown arg: ${key}`);
  });

  it('lets the client send _meta and _session_id, and what its operator ignores', () => {
    expect(write({ writes: [], _meta: {}, _session_id: 'x' })).toEqual({ writes: [] });
    expect(write({ writes: [{ file_path: 'a', content: '', _meta: 1 }] })).toHaveProperty('writes');
    expect(bindWith(WriteTool, { ignoredKeys: ['toolCallId'] })({ writes: [], toolCallId: 1 })).toEqual({ writes: [] });
  });

  it('refuses unknown keys of nested objects by path, and knows what they are near to', () => {
    const nested = [writes[0], { file_path: 'a', content: 'b', file_paht: 'c' }];
    expect(errorOf(() => write({ writes: nested })).toWire()).toMatchObject({
      message: 'unknown arg: writes[1].file_paht',
      unknown_args: ['writes[1].file_paht'],
      did_you_mean: { 'writes[1].file_paht': 'file_path' },
      known_args: ['content', 'file_path', 'mode', 'path'],
      nothing_changed: true,
    });
  });

  it('refuses two names of one argument, unless they say the same', () => {
    expect(errorOf(() => write({ writes, dry_run: true, simulate: false })).toWire()).toMatchObject({
      type: 'InvalidParam',
      message: 'simulate: must not contradict dry_run: both name one argument, got false',
      nothing_changed: true,
    });
    expect(write({ writes: [], dry_run: true, simulate: 'true' })).toEqual({ writes: [], dryRun: true });
    expect(write({ writes: [], dry_run: null, simulate: true })).toEqual({ writes: [], dryRun: true });
    const both = [{ file_path: 'a', path: 'b', content: '' }];
    expect(errorOf(() => write({ writes: both })).message).toMatch(/^writes\[0\].path: must not contradict /);
  });

  it('binds nested objects: their names, aliases, coercions, defaults and classes', () => {
    const bound = write({ writes: JSON.stringify([{ path: 'a', content: '', mode: '493' }]) });
    expect(bound).toEqual({ writes: [{ filePath: 'a', content: '', mode: 493 }] });
    expect((bound.writes as object[])[0]?.constructor.name).toBe('Write');
  });

  it('reports what is wrong within by path', () => {
    const wrong = [{ content: 1, file_path: '', mode: -1 }, 'text', { file_path: 'a' }];
    const error = errorOf(() => write({ writes: wrong }));
    expect(error.message).toBe('missing required arg: writes[2].content');
    const { violations } = errorOf(() => write({ writes: wrong.slice(0, 2) })).fields as {
      violations: { arg: string }[];
    };
    expect(violations.map(({ arg }) => arg)).toEqual([
      'writes[0].file_path',
      'writes[0].content',
      'writes[0].mode',
      'writes[1]',
    ]);
  });

  it('checks the array as a whole too', () => {
    expect(errorOf(() => write({ writes: Array(4).fill(writes[0]) })).message).toMatch(
      /^writes: must be an array, at most 3 elements, got /,
    );
  });

  it.each([[writes[0]], [[writes]], ['[[]]']])('refuses %j for an array of objects', (value) => {
    expect(errorOf(() => write({ writes: value }))).toBeInstanceOf(InvalidParam);
  });
});

describe.each([
  ['lenient', LenientTool],
  ['strict', StrictTool],
] as const)('the arguments of a %s tool', (_, tool) => {
  const bind = bindWith(tool);

  it('are none when they are null or left out', () => {
    expect(bind(null)).toEqual({});
    expect(bind(undefined)).toEqual({});
    expect(bind({})).toEqual({});
  });

  it.each([[[]], [[1]], ['{}'], [1], [true], [false], [0], ['']])('cannot be %j', (raw) => {
    const error = errorOf(() => bind(raw));
    expect(error).toBeInstanceOf(InvalidParam);
    expect(error.message).toBe(`arguments: must be an object, got ${JSON.stringify(raw)}`);
  });

  it('are left as they came', () => {
    const args = Object.freeze({ integer: '1', array: Object.freeze(['2']) });
    expect(bind(args)).toEqual({ integer: 1, array: [2] });
    expect(args).toEqual({ integer: '1', array: ['2'] });
  });

  it('of one call leave nothing behind for the next', () => {
    bind({ integer: 1, array: [1] });
    expect(bind({})).toEqual({});
  });
});
