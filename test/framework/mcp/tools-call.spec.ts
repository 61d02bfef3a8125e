import { CallToolResultSchema, EmptyResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { policySettingsFromEnvironment, ReadOnlyTool, Tool, ToolRegistry, Unsupported } from '../../../src/framework';
import { answerOf, callRaw, connect, rejectionOf, transportOf, type Connection } from './connect';
import { SAMPLE_TOOLS, SemanticSearch, waits, written } from './sample-tools';

const QUERY = { query: 'parse' };

describe('tools/call', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await connect();
    written.length = 0;
    waits.length = 0;
  });
  afterEach(() => connection.client.close());

  const call = async (name: unknown, args?: unknown): Promise<unknown> =>
    answerOf(await callRaw(connection.client, name, args));

  describe('with the examples of the argument policy', () => {
    it.each([
      [{ max_results: 10, limit: 99 }, { max_results: 10 }],
      [{ limit: 7, top_k: 8 }, { max_results: 7 }],
      [{ top_k: 8 }, { max_results: 8 }],
      [
        { limit: 5, banana: 1 },
        { max_results: 5, unknown_args: ['banana'] },
      ],
      [
        { foo: 1, bar: 2 },
        { max_results: 20, unknown_args: ['bar', 'foo'] },
      ],
      [{ limit: '10' }, { max_results: 10 }],
      [{ max_results: null }, { max_results: 20 }],
      [{ _trace: 'x', _meta: {} }, { max_results: 20 }],
      [
        { maxResults: 5 },
        { max_results: 20, unknown_args: ['maxResults'], did_you_mean: { maxResults: 'max_results' } },
      ],
    ])('answers %j with %j', async (args, expected) => {
      expect(await call('semantic_search', { ...QUERY, ...args })).toEqual({ ...QUERY, ...expected });
    });

    it('refuses an unknown argument of a mutation before any side effect', async () => {
      expect(await call('write_notes', { notes: ['a'], foo: 1 })).toEqual({
        error: expect.objectContaining({
          type: 'MissingParam',
          message: 'unknown arg: foo',
          unknown_args: ['foo'],
          known_args: ['notes'],
          nothing_changed: true,
        }) as unknown,
      });
      expect(written).toEqual([]);
      expect(await call('write_notes', { notes: ['a'] })).toEqual({ written: 1 });
      expect(written).toEqual([['a']]);
    });

    it('names what is missing and what was sent instead', async () => {
      expect(await call('semantic_search', { text: 'parse' })).toEqual({
        error: expect.objectContaining({ type: 'MissingParam', unknown_args: ['text'] }) as unknown,
      });
    });

    it('refuses what is out of range with the bound in the message', async () => {
      expect(await call('semantic_search', { ...QUERY, limit: 201 })).toEqual({
        error: expect.objectContaining({
          type: 'InvalidParam',
          message: expect.stringContaining('200') as string,
        }) as unknown,
      });
    });
  });

  describe('with arguments that are no object', () => {
    it.each([
      ['omitted', undefined],
      ['null', null],
    ])('takes %s for none', async (_what, args) => {
      expect(await call('nothing', args)).toEqual({ done: true });
    });

    it.each([[[]], [['a']], ['text'], [7], [true]])('refuses %j, and says why', async (args) => {
      const result = await callRaw(connection.client, 'fail', args);
      expect(result.isError).toBe(true);
      expect(answerOf(result)).toMatchObject({ error: { type: 'InvalidParam' } });
    });

    it('sees every own key: __proto__, constructor and the empty one are unknown', async () => {
      const args: unknown = JSON.parse('{"query":"parse","__proto__":{"max_results":3},"constructor":1,"":2}');
      expect(await call('semantic_search', args)).toEqual({
        ...QUERY,
        max_results: 20,
        unknown_args: ['', '__proto__', 'constructor'],
      });
    });
  });

  describe('that is wrong as a call', () => {
    it('answers an unknown tool with the nearest names', async () => {
      expect(await rejectionOf(callRaw(connection.client, 'semantic_serch', {}))).toMatchObject({
        code: -32602,
        message: expect.stringContaining('unknown tool: semantic_serch') as string,
        data: { did_you_mean: ['semantic_search'], known_tools: expect.arrayContaining(['wait']) as unknown },
      });
    });

    it.each([[undefined], [null], [7], [{}]])('refuses %j as the name of a tool', async (name) => {
      expect(await rejectionOf(callRaw(connection.client, name, {}))).toMatchObject({
        code: -32602,
        message: expect.stringContaining('params.name') as string,
      });
    });

    it('refuses params that are missing', async () => {
      const request = connection.client.request({ method: 'tools/call' }, EmptyResultSchema);
      expect(await rejectionOf(request)).toMatchObject({ code: -32602 });
    });

    it('is one with unknown arguments where the operator says so', async () => {
      const settings = policySettingsFromEnvironment({ CODELENS_STRICT_ARGS: '1' });
      const { client } = await connect({ registry: ToolRegistry.from([SemanticSearch], { settings }) });
      expect(await rejectionOf(callRaw(client, 'semantic_search', { ...QUERY, maxResults: 1 }))).toMatchObject({
        code: -32602,
        data: { unknown_args: ['maxResults'], did_you_mean: { maxResults: 'max_results' } },
      });
      expect(answerOf(await callRaw(client, 'semantic_search', QUERY))).toEqual({ ...QUERY, max_results: 20 });
    });
  });

  describe('that fails', () => {
    it('tells of an unexpected error of a tool by id: the stack is in the log', async () => {
      const result = await callRaw(connection.client, 'fail', {});
      expect(result.isError).toBe(true);
      const { error } = answerOf(result) as { error: { type: string; id: string } };
      expect(error.type).toBe('Internal');
      expect(JSON.stringify(result)).not.toMatch(/secret|\.ts:|at /);
      expect(connection.log.entries.error).toEqual([
        {
          message: expect.stringContaining(error.id) as string,
          fields: expect.objectContaining({ tool: 'fail' }) as unknown,
        },
      ]);
    });

    it('tells of a defect of the framework by a JSON-RPC error without a stack', async () => {
      const errors = (): never => {
        throw new Error('secret mapper');
      };
      const { client, log } = await connect({ errors });
      const rejection = await rejectionOf(callRaw(client, 'fail', {}));
      expect(rejection).toMatchObject({ code: -32603, data: { id: expect.any(String) as string } });
      expect(`${rejection.message}${JSON.stringify(rejection.data)}`).not.toMatch(/secret|\.ts:/);
      expect(JSON.stringify(log.entries.error)).toContain('secret mapper');
    });

    it('asks the server’s mapper about errors from below the tools', async () => {
      const { client } = await connect({ errors: (error) => new Unsupported(`mapped ${(error as Error).name}`) });
      expect(answerOf(await callRaw(client, 'fail', {}))).toEqual({
        error: { type: 'Unsupported', message: 'mapped TypeError' },
      });
    });
  });

  describe('with progress', () => {
    it('is sent to the call that asked, also when calls of one tool run at once', async () => {
      const counts = await Promise.all(
        [3, 5, 2].map(async (steps) => {
          const seen: number[] = [];
          await connection.client.callTool({ name: 'count_up', arguments: { steps } }, CallToolResultSchema, {
            onprogress: ({ progress, total, message }) => {
              expect(total).toBe(steps);
              expect(message).toBe(`${progress} of ${steps}`);
              seen.push(progress);
            },
          });
          return seen;
        }),
      );
      expect(counts).toEqual([
        [1, 2, 3],
        [1, 2, 3, 4, 5],
        [1, 2],
      ]);
    });

    it('is not sent to a call that did not ask', async () => {
      const notified: unknown[] = [];
      connection.client.fallbackNotificationHandler = (notification) => {
        notified.push(notification);
        return Promise.resolve();
      };
      connection.client.onerror = (error) => notified.push(error);
      expect(await call('count_up', { steps: 3 })).toEqual({ counted: 3 });
      expect(notified).toEqual([]);
    });
  });

  describe('that is cancelled', () => {
    it('stops the tool while it runs', async () => {
      const controller = new AbortController();
      const request = { method: 'tools/call', params: { name: 'wait' } };
      const running = connection.client.request(request, CallToolResultSchema, { signal: controller.signal });
      while (!waits.includes('started')) await new Promise(setImmediate);
      controller.abort('no longer needed');
      await expect(running).rejects.toThrow('no longer needed');
      await connection.server.runningCalls.settled(5_000);
      expect(waits).toEqual(['started', 'stopped']);
      expect(connection.log.entries.error).toEqual([]);
    });

    it('writes nothing when the cancellation comes with the call', async () => {
      const { server } = connection;
      const transport = transportOf(server);
      const request = {
        jsonrpc: '2.0',
        id: 77,
        method: 'tools/call',
        params: { name: 'write_notes', arguments: { notes: ['a'] } },
      };
      transport.onmessage?.(request as never);
      transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 77 } });
      expect(await call('nothing')).toEqual({ done: true });
      await server.runningCalls.settled(5_000);
      expect(written).toEqual([]);
      expect(connection.log.entries.error).toEqual([]);
    });

    it('is every running call when the client goes away', async () => {
      const running = callRaw(connection.client, 'wait');
      running.catch(() => undefined);
      while (!waits.includes('started')) await new Promise(setImmediate);
      await connection.client.close();
      expect(await connection.server.runningCalls.settled(5_000)).toBe(true);
      expect(waits).toEqual(['started', 'stopped']);
    });
  });

  it('keeps the fields of concurrent calls apart', async () => {
    const limits = [1, 2, 3, 4, 5];
    const answers = await Promise.all(limits.map((limit) => call('semantic_search', { ...QUERY, limit })));
    expect(answers).toEqual(limits.map((limit) => ({ ...QUERY, max_results: limit })));
  });

  it('finds no mutation in a read-only registry', async () => {
    const { client } = await connect({ registry: ToolRegistry.from(SAMPLE_TOOLS, { readOnly: true }) });
    expect(await rejectionOf(callRaw(client, 'write_notes', { notes: [] }))).toMatchObject({ code: -32602 });
  });

  it('serialises a defect even when the fields of a tool’s error cannot be', async () => {
    @ReadOnlyTool({ name: 'odd', description: 'Fails oddly.', examples: [{}] })
    class Odd extends Tool {
      execute(): object {
        throw new Unsupported('no', { size: 1n });
      }
    }
    const { client } = await connect({ registry: ToolRegistry.from([Odd]) });
    expect(await rejectionOf(callRaw(client, 'odd'))).toMatchObject({ code: -32603 });
  });
});
