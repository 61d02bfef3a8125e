import 'reflect-metadata';
import {
  Arg,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  LIMIT_ALIASES,
  Max,
  Min,
  MutationTool,
  ReadOnlyTool,
  Tool,
  ToolRegistry,
  UnknownArgsRefused,
} from '../../../src/framework';
import { createToolHarness } from '../../../src/framework/testing';
import { errorOf } from './error-of';
import { SearchTool } from './sample-tools';

const description = 'What it is';

/** Answers with the arguments that it was given. */
@ReadOnlyTool({ name: 'look', description, examples: [{}] })
class LookTool extends Tool {
  @Arg('max_results', { aliases: LIMIT_ALIASES, description }) @IsInt() @Min(1) @Max(200) maxResults = 20;
  @Arg({ description }) @IsArray() @IsString({ each: true }) words: string[] = [];
  @Arg({ description }) @IsOptional() @IsBoolean() quick?: boolean;

  async execute(): Promise<{ max_results: number; words: string[]; quick?: boolean }> {
    this.words.push('mine');
    await new Promise(setImmediate); // so that calls overlap
    return { max_results: this.maxResults, words: this.words, ...(this.quick !== undefined && { quick: this.quick }) };
  }
}

let made = 0;
let changed = 0;

@MutationTool({ name: 'change', description, examples: [{ text: 'a' }] })
class ChangeTool extends Tool {
  @Arg({ aliases: ['content'], description }) @IsString() text!: string;

  constructor() {
    super();
    made++;
  }

  execute(): object {
    changed++;
    return { text: this.text };
  }
}

describe('a call of a lenient tool', () => {
  const tool = createToolHarness(LookTool);

  it.each([
    [undefined, { max_results: 20, words: ['mine'] }],
    [null, { max_results: 20, words: ['mine'] }],
    [
      { max_results: 10, limit: 99 },
      { max_results: 10, words: ['mine'] },
    ],
    [
      { top_k: 7, limit: 5 },
      { max_results: 5, words: ['mine'] },
    ],
    [
      { limit: 5, banana: 1 },
      { max_results: 5, words: ['mine'], unknown_args: ['banana'] },
    ],
    [
      { quick: null, max_results: undefined },
      { max_results: 20, words: ['mine'] },
    ],
    [{ quick: 'FALSE' }, { max_results: 20, words: ['mine'], quick: false }],
  ])('with %j answers %j', async (args, answer) => {
    expect(await tool.call(args)).toEqual(answer);
  });

  it('leaves nothing behind for one that runs beside it', async () => {
    const words = ['a'];
    const answers = await Promise.all([tool.call({ words, limit: 1 }), tool.call({ words }), tool.call({})]);
    expect(answers).toEqual([
      { max_results: 1, words: ['a', 'mine'] },
      { max_results: 20, words: ['a', 'mine'] },
      { max_results: 20, words: ['mine'] },
    ]);
    expect(words).toEqual(['a']);
  });

  it.each([
    [10n, '10n'],
    [NaN, 'NaN'],
    [Symbol('five'), 'Symbol(five)'],
    [() => 5, '[Function (anonymous)]'],
    [new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])('refuses what no client can send: %p', async (limit, got) => {
    await expect(tool.call({ limit })).rejects.toThrow(
      `limit: must be an integer, at least 1, at most 200, got ${got}`,
    );
  });
});

describe('a call of a strict tool', () => {
  const tool = createToolHarness(ChangeTool);

  it.each([
    [{ text: 'a', banana: 1 }, 'unknown arg: banana'],
    [{ text: 'a', content: 'b' }, 'content: must not contradict text: both name one argument, got "b"'],
    [{ content: null }, 'missing required arg: text'],
    [{ text: 5 }, 'text: must be a string, got 5'],
    [['a'], 'arguments: must be an object, got ["a"]'],
  ])('with %j is refused before there is a tool that could change something', async (args, message) => {
    await tool.call({ text: 'a' });
    [made, changed] = [0, 0];
    await expect(tool.call(args)).rejects.toThrow(message);
    expect([made, changed]).toEqual([0, 0]);
  });

  it.each([
    [{ text: '' }, ''],
    [{ content: '{"a":1}' }, '{"a":1}'],
    [{ text: 'a', content: 'a', _meta: {}, _session_id: 'x' }, 'a'],
  ])('with %j is done', async (args, text) => {
    expect(await tool.call(args)).toEqual({ text });
  });
});

describe('the operator', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  const bindNow = () => ToolRegistry.from([SearchTool]).get('search')!.bind;

  it('promotes unknown arguments of reads to errors with CODELENS_STRICT_ARGS=1', () => {
    process.env.CODELENS_STRICT_ARGS = '1';
    const error = errorOf(() => bindNow()({ query: 'a', banana: 1, apple: 2 })) as unknown as UnknownArgsRefused;
    expect(error).toBeInstanceOf(UnknownArgsRefused);
    expect(error.message).toBe('unknown arg: apple');
    expect(error.data).toEqual({
      type: 'MissingParam',
      message: 'unknown arg: apple',
      unknown_args: ['apple', 'banana'],
      known_args: ['file_path', 'limit', 'max_results', 'q', 'query', 'search_query', 'top_k'],
    });
    expect(bindNow()({ query: 'a', limit: 5, _anything: 1 })).not.toHaveProperty('unknown');
  });

  it('leaves reads lenient without it', () => {
    expect(bindNow()({ query: 'a', banana: 1 })).toHaveProperty('unknown', { unknown_args: ['banana'] });
  });

  it('names the keys that clients inject with CODELENS_IGNORED_ARGS', () => {
    process.env.CODELENS_IGNORED_ARGS = 'toolCallId,task_progress';
    expect(bindNow()({ query: 'a', toolCallId: 1, task_progress: 1 })).not.toHaveProperty('unknown');
  });
});
