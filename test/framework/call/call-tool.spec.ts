import { container as root } from 'tsyringe';
import {
  Arg,
  callTool,
  Cancelled,
  Conflict,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  LIMIT_ALIASES,
  Max,
  Min,
  MutationTool,
  policySettingsFromEnvironment,
  ReadOnlyTool,
  Tool,
  ToolRegistry,
  Unsupported,
  UnknownArgsRefused,
  UnknownTool,
  type CallOptions,
  type CallOutcome,
  type ToolContext,
} from '../../../src/framework';
import { RecordingLog } from './recording-log';

/** What a test does inside of `execute`, and what the tools leave behind for it to look at. */
class Script {
  run: (context: ToolContext) => unknown = () => ({});
  readonly instances: object[] = [];
}

@ReadOnlyTool({ name: 'look', description: 'Runs the script.', examples: [{}] })
class Look extends Tool {
  @Arg('max_results', { aliases: LIMIT_ALIASES, description: 'Most results' })
  @IsInt()
  @Min(1)
  @Max(200)
  maxResults = 20;

  @Arg({ description: 'Words' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  words?: string[];

  constructor(private readonly script: Script) {
    super();
  }

  execute(context: ToolContext): object {
    this.script.instances.push(this);
    return this.script.run.call(this, context) as object;
  }
}

@MutationTool({ name: 'change', description: 'Runs the script.', examples: [{}] })
class Change extends Tool {
  constructor(private readonly script: Script) {
    super();
  }

  execute(context: ToolContext): object {
    this.script.instances.push(this);
    return this.script.run(context) as object;
  }
}

describe('callTool', () => {
  const registry = ToolRegistry.from([Look, Change]);
  let script: Script;
  let log: RecordingLog;
  let options: CallOptions;

  beforeEach(() => {
    script = new Script();
    log = new RecordingLog();
    const container = root.createChildContainer().registerInstance(Script, script);
    options = { container, signal: new AbortController().signal, log };
  });

  const call = (args?: unknown, more: Partial<CallOptions> = {}, name = 'look'): Promise<CallOutcome> =>
    callTool(registry, name, args, { ...options, ...more });
  const answerOf = (outcome: CallOutcome): object => {
    if (!outcome.ok) throw outcome.error;
    return outcome.answer;
  };
  const errorOf = (outcome: CallOutcome): Record<string, unknown> => {
    if (outcome.ok) throw new Error(`no error but ${outcome.text}`);
    return outcome.error.toWire();
  };

  describe('answers', () => {
    it('gives the object that the tool returned, and its compact JSON', async () => {
      const found = { symbols: [{ name: 'a' }], count: 1 };
      script.run = () => found;
      const outcome = await call();
      expect(answerOf(outcome)).toBe(found);
      expect(outcome).toMatchObject({ text: '{"symbols":[{"name":"a"}],"count":1}' });
    });

    it('waits for a promise', async () => {
      script.run = () => Promise.resolve({ later: true });
      expect(answerOf(await call())).toEqual({ later: true });
    });

    it('adds unknown arguments to a copy: the object of the tool may be shared', async () => {
      const shared = Object.freeze({ count: 1 });
      script.run = () => shared;
      const outcome = await call({ foo: 1, bar: 2 });
      expect(answerOf(outcome)).toEqual({ count: 1, unknown_args: ['bar', 'foo'] });
      expect(outcome).toMatchObject({ text: '{"count":1,"unknown_args":["bar","foo"]}' });
      expect(shared).toEqual({ count: 1 });
      expect(answerOf(await call())).toEqual({ count: 1 });
    });

    it('adds the nearest known name', async () => {
      expect(answerOf(await call({ maxResults: 5 }))).toEqual({
        unknown_args: ['maxResults'],
        did_you_mean: { maxResults: 'max_results' },
      });
    });

    it.each([
      ['an array', []],
      ['undefined', undefined],
      ['null', null],
      ['a string', 'text'],
      ['a bigint', { n: 1n }],
      ['an object that JSON leaves out', { toJSON: () => undefined }],
      ['an object that becomes a string', new Date(0)],
    ])('reports a tool that returns %s as Internal', async (_what, returned) => {
      script.run = () => returned;
      expect(errorOf(await call())).toMatchObject({ type: 'Internal' });
      expect(log.entries.error).toHaveLength(1);
    });

    it('reports a circular answer as Internal', async () => {
      const circular: Record<string, unknown> = {};
      circular.self = circular;
      script.run = () => circular;
      expect(errorOf(await call())).toMatchObject({ type: 'Internal' });
    });

    it.each(['unknown_args', 'did_you_mean'])('keeps the key %s for the argument policy', async (key) => {
      script.run = () => ({ [key]: [] });
      expect(errorOf(await call())).toMatchObject({ type: 'Internal' });
      expect(JSON.stringify(log.entries.error)).toContain(key);
    });
  });

  describe('instances', () => {
    it('makes a fresh one per call', async () => {
      await call();
      await call();
      expect(new Set(script.instances).size).toBe(2);
    });

    it('sets the fields of this call, and the defaults where it gave nothing', async () => {
      script.run = function (this: unknown) {
        return { seen: (this as Look).maxResults };
      };
      const seen = await Promise.all([
        call({ limit: '5' }),
        call({ max_results: 10, limit: 99 }),
        call({}),
        call(null),
      ]);
      expect(seen.map(answerOf)).toEqual([{ seen: 5 }, { seen: 10 }, { seen: 20 }, { seen: 20 }]);
    });

    it('makes none when an argument is refused', async () => {
      expect(errorOf(await call({ max_results: 0 }))).toMatchObject({ type: 'InvalidParam' });
      expect(errorOf(await call({ foo: 1 }, {}, 'change'))).toMatchObject({
        type: 'MissingParam',
        message: 'unknown arg: foo',
        nothing_changed: true,
      });
      expect(script.instances).toEqual([]);
    });

    it.each([[[]], ['text'], [7], [true]])('refuses arguments that are %j', async (args) => {
      expect(errorOf(await call(args))).toMatchObject({ type: 'InvalidParam' });
    });
  });

  describe('errors', () => {
    it('throws for a tool that does not exist: there is none that could have failed', async () => {
      const error: unknown = await call({}, {}, 'lok').catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UnknownTool);
      expect(error).toMatchObject({
        message: 'unknown tool: lok',
        data: { did_you_mean: ['look'], known_tools: ['change', 'look'] },
      });
    });

    it('throws for unknown arguments where the operator made them an error', async () => {
      const strict = ToolRegistry.from([Look], {
        settings: policySettingsFromEnvironment({ CODELENS_STRICT_ARGS: '1' }),
      });
      const refused = callTool(strict, 'look', { foo: 1 }, options);
      await expect(refused).rejects.toBeInstanceOf(UnknownArgsRefused);
      await expect(refused).rejects.toMatchObject({ data: { unknown_args: ['foo'] } });
    });

    it('passes on an error of the tool', async () => {
      script.run = () => {
        throw new Conflict('the file changed', { file: 'a.ts' });
      };
      expect(errorOf(await call())).toEqual({ type: 'Conflict', message: 'the file changed', file: 'a.ts' });
      expect(log.entries.error).toEqual([]);
    });

    it('turns anything else into Internal, whose stack is in the log only', async () => {
      script.run = () => {
        throw new TypeError('secret is not iterable');
      };
      const error = errorOf(await call());
      expect(error).toMatchObject({ type: 'Internal', id: expect.any(String) as string });
      expect(JSON.stringify(error)).not.toContain('secret');
      expect(log.entries.error).toEqual([
        {
          message: error.message,
          fields: {
            id: error.id,
            tool: 'look',
            cause: expect.stringMatching(/secret is not iterable\n +at /) as string,
          },
        },
      ]);
    });

    it('reports a service that cannot be made as Internal', async () => {
      const container = root.createChildContainer().register(Script, {
        useFactory: () => {
          throw new Error('no database');
        },
      });
      expect(errorOf(await call({}, { container }))).toMatchObject({ type: 'Internal' });
      expect(JSON.stringify(log.entries.error)).toContain('no database');
    });

    it('asks the mapper about errors that are not the framework’s', async () => {
      class EngineError extends Error {}
      const errors: CallOptions['errors'] = (error) =>
        error instanceof EngineError ? new Unsupported(error.message) : undefined;
      script.run = () => {
        throw new EngineError('no grammar');
      };
      expect(errorOf(await call({}, { errors }))).toEqual({ type: 'Unsupported', message: 'no grammar' });
      script.run = () => {
        throw new Error('other');
      };
      expect(errorOf(await call({}, { errors }))).toMatchObject({ type: 'Internal' });
    });
  });

  describe('cancellation', () => {
    it('makes no instance when the signal is aborted at the start', async () => {
      const outcome = await call({}, { signal: AbortSignal.abort() }, 'change');
      expect(errorOf(outcome)).toMatchObject({ type: 'Cancelled' });
      expect(script.instances).toEqual([]);
    });

    it.each([
      ['an AbortError', () => new DOMException('aborted', 'AbortError')],
      ['the reason of the signal', (signal: AbortSignal) => signal.reason as unknown],
      ['Cancelled', () => new Cancelled('stopped')],
    ])('is Cancelled when the tool throws %s after an abort', async (_what, thrown) => {
      const controller = new AbortController();
      script.run = ({ signal }) => {
        controller.abort('user pressed escape');
        throw thrown(signal);
      };
      expect(errorOf(await call({}, { signal: controller.signal }))).toMatchObject({ type: 'Cancelled' });
      expect(log.entries.error).toEqual([]);
    });

    it('is what the tool says when it fails otherwise after an abort', async () => {
      const controller = new AbortController();
      script.run = () => {
        controller.abort();
        throw new Error('disk full');
      };
      expect(errorOf(await call({}, { signal: controller.signal }))).toMatchObject({ type: 'Internal' });
    });

    it('is not what an AbortError means that nobody asked for', async () => {
      script.run = () => {
        throw new DOMException('own timer', 'AbortError');
      };
      expect(errorOf(await call())).toMatchObject({ type: 'Internal' });
    });

    it('lets a tool finish that does not stop', async () => {
      const controller = new AbortController();
      script.run = () => {
        controller.abort();
        return { written: 1 };
      };
      expect(answerOf(await call({}, { signal: controller.signal }))).toEqual({ written: 1 });
    });
  });

  describe('context', () => {
    it('reports progress that grows, and only that', async () => {
      const reports: unknown[] = [];
      script.run = (context) => {
        for (const progress of [1, 3, 2, 3, 4]) context.progress({ progress, total: 4 });
        context.progress({ progress: NaN });
        return {};
      };
      await call({}, { progress: (report) => reports.push(report) });
      expect(reports).toEqual([
        { progress: 1, total: 4 },
        { progress: 3, total: 4 },
        { progress: 4, total: 4 },
      ]);
      expect(log.entries.debug).toHaveLength(3);
    });

    it.each([
      ['an answer', () => ({})],
      [
        'an error',
        () => {
          throw new Conflict('no');
        },
      ],
    ])('reports no progress after %s', async (_what, end) => {
      const reports: unknown[] = [];
      let late: () => void = () => undefined;
      script.run = (context) => {
        late = () => {
          context.progress({ progress: 1 });
        };
        return end();
      };
      await call({}, { progress: (report) => reports.push(report) });
      late();
      expect(reports).toEqual([]);
    });

    it('does nothing with progress that nobody asked for', async () => {
      script.run = (context) => {
        context.progress({ progress: 1 });
        return { done: true };
      };
      expect(answerOf(await call())).toEqual({ done: true });
    });

    it('hands over the caller’s signal and log', async () => {
      script.run = (context) => ({ same: context.signal === options.signal && context.log === options.log });
      expect(answerOf(await call())).toEqual({ same: true });
    });

    it('fits an answer into the budget', async () => {
      script.run = (context) =>
        context.fit<string[], object>(['x'.repeat(50_000)], {
          steps: [(texts) => ({ texts }), (texts) => ({ count: texts.length })],
          cut: (texts) => ({ count: texts.length, truncated: true }),
          count: (texts) => texts.length,
        });
      expect(answerOf(await call())).toEqual({ count: 1 });
    });
  });
});
