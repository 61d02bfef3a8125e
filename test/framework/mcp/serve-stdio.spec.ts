import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { answerOf, callRaw, rejectionOf } from './connect';

const ARGS = ['--require', 'esbuild-register', join(__dirname, 'stdio-server.ts')];

/** Spawning compiles TypeScript; the bound is for hangs, not for speed. */
jest.setTimeout(60_000);

/** A server process with its streams in our hands. */
class RawServer {
  readonly process: ChildProcessWithoutNullStreams;
  stdout = '';
  stderr = '';

  constructor() {
    this.process = spawn(process.execPath, ARGS, { stdio: 'pipe' });
    this.process.stdout.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.process.stdin.on('error', () => undefined);
  }

  send(message: object): void {
    this.process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }

  async started(): Promise<void> {
    this.send({ id: 1, method: 'ping' });
    await this.until(() => this.stdout.includes('"id":1'));
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** @returns its exit code; a server that does not end by itself fails the test */
  async exit(): Promise<number | null> {
    const limit = setTimeout(() => this.process.kill('SIGKILL'), 20_000);
    const [code] = (await once(this.process, 'close')) as [number | null];
    clearTimeout(limit);
    return code;
  }

  answers(): unknown[] {
    return this.stdout
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line));
  }
}

describe('serveStdio to a client of the SDK', () => {
  let client: Client;
  let stderr = '';
  const errors: Error[] = [];

  beforeAll(async () => {
    client = new Client({ name: 'claude-code', version: '1.0.0' });
    const transport = new StdioClientTransport({ command: process.execPath, args: ARGS, stderr: 'pipe' });
    transport.stderr?.on('data', (chunk: Buffer) => (stderr += String(chunk)));
    client.onerror = (error) => errors.push(error);
    await client.connect(transport);
  });
  afterAll(async () => {
    await client.close();
    expect(errors).toEqual([]);
  });

  it('lists the tools, for this client with their aliases', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'chatter',
      'count_up',
      'fail',
      'nothing',
      'semantic_search',
      'wait',
      'write_notes',
    ]);
    expect(tools[4]?.inputSchema.properties).toHaveProperty('limit');
  });

  it.each([
    [{ max_results: 10, limit: 99 }, { max_results: 10 }],
    [
      { limit: '5', banana: 1 },
      { max_results: 5, unknown_args: ['banana'] },
    ],
    [JSON.parse('{"__proto__":{"max_results":3}}') as object, { max_results: 20, unknown_args: ['__proto__'] }],
  ])('answers %j with %j', async (args, expected) => {
    const sent = Object.defineProperties({ query: 'ä\u2028"' }, Object.getOwnPropertyDescriptors(args));
    expect(answerOf(await callRaw(client, 'semantic_search', sent))).toEqual({ query: 'ä\u2028"', ...expected });
  });

  it('refuses an unknown argument of a mutation', async () => {
    expect(answerOf(await callRaw(client, 'write_notes', { notes: [], foo: 1 }))).toMatchObject({
      error: { type: 'MissingParam', message: 'unknown arg: foo' },
    });
  });

  it.each([[undefined], [null]])('takes arguments that are %j for none', async (args) => {
    expect(answerOf(await callRaw(client, 'nothing', args))).toEqual({ done: true });
  });

  it.each([[[1]], ['text']])('refuses arguments that are %j as the tool’s error', async (args) => {
    expect(answerOf(await callRaw(client, 'nothing', args))).toMatchObject({ error: { type: 'InvalidParam' } });
  });

  it('answers an unknown tool with -32602', async () => {
    expect(await rejectionOf(callRaw(client, 'waits'))).toMatchObject({
      code: -32602,
      data: { did_you_mean: ['wait'] },
    });
  });

  it('keeps a stack off the wire and puts it on stderr', async () => {
    const { error } = answerOf(await callRaw(client, 'fail')) as { error: { id: string } };
    expect(JSON.stringify(error)).not.toContain('secret');
    while (!stderr.includes(error.id)) await new Promise(setImmediate);
    expect(stderr).toMatch(/secret is not iterable.*sample-tools/);
  });

  it('cancels a call', async () => {
    const controller = new AbortController();
    const request = { method: 'tools/call', params: { name: 'wait' } };
    const running = client.request(request, CallToolResultSchema, { signal: controller.signal });
    while (!stderr.includes('warn waiting')) await new Promise(setImmediate);
    controller.abort('enough');
    await expect(running).rejects.toThrow('enough');
    while (!stderr.includes('stopped waiting')) await new Promise(setImmediate);
  });
});

describe('serveStdio', () => {
  it('keeps console output off stdout', async () => {
    const server = new RawServer();
    server.send({ id: 1, method: 'tools/call', params: { name: 'chatter' } });
    server.process.stdin.end();
    expect(await server.exit()).toBe(0);
    expect(server.answers()).toHaveLength(1);
    expect(server.stderr).toContain('console.log of a library');
    expect(server.stderr).toContain('console.info of a library');
  });

  it('answers malformed lines, and goes on', async () => {
    const server = new RawServer();
    server.process.stdin.write('nonsense\n');
    server.send({ id: 1, method: 7 });
    server.send({ id: 2, method: 'ping' });
    server.process.stdin.end();
    expect(await server.exit()).toBe(0);
    expect(server.answers()).toMatchObject([
      { error: { code: -32700 } },
      { id: 1, error: { code: -32600 } },
      { id: 2, result: {} },
    ]);
  });

  it('answers what was asked before the end of stdin, then ends', async () => {
    const server = new RawServer();
    server.send({ id: 1, method: 'tools/call', params: { name: 'count_up', arguments: { steps: 20 } } });
    server.process.stdin.end();
    expect(await server.exit()).toBe(0);
    expect(server.answers()).toMatchObject([{ id: 1, result: { structuredContent: { counted: 20 } } }]);
    expect(server.stderr).toContain('ended: stdin');
  });

  // Read off the wire: the SDK's client loses a notification that it reads together with the answer.
  it('sends the progress of concurrent calls under the token of each, before its answer', async () => {
    const server = new RawServer();
    const steps = { first: 4, second: 2 };
    for (const [id, count] of Object.entries(steps)) {
      const params = { name: 'count_up', arguments: { steps: count }, _meta: { progressToken: `token of ${id}` } };
      server.send({ id, method: 'tools/call', params });
    }
    server.process.stdin.end();
    expect(await server.exit()).toBe(0);
    for (const [id, count] of Object.entries(steps)) {
      const mine = server.answers().filter((message) => JSON.stringify(message).includes(id));
      expect(mine).toMatchObject([
        ...Array.from({ length: count }, (_, index) => ({
          method: 'notifications/progress',
          params: { progressToken: `token of ${id}`, progress: index + 1, total: count },
        })),
        { id, result: { structuredContent: { counted: count } } },
      ]);
    }
  });

  it('aborts what runs too long after the end of stdin', async () => {
    const server = new RawServer();
    server.send({ id: 1, method: 'tools/call', params: { name: 'wait' } });
    server.process.stdin.end();
    expect(await server.exit()).toBe(0);
    expect(server.stderr).toMatch(/stopped waiting[^]*ended: stdin/);
  });

  it('stops at a signal that follows the end of stdin, and not in the middle of a call', async () => {
    const server = new RawServer();
    server.send({ id: 1, method: 'tools/call', params: { name: 'wait' } });
    await server.until(() => server.stderr.includes('warn waiting'));
    server.process.stdin.end();
    server.process.kill('SIGTERM');
    expect(await server.exit()).toBe(0);
    expect(server.stderr).toContain('stopped waiting');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s, after the calls that run have stopped', async (signal) => {
    const server = new RawServer();
    server.send({ id: 1, method: 'tools/call', params: { name: 'wait' } });
    await server.until(() => server.stderr.includes('warn waiting'));
    server.process.kill(signal);
    expect(await server.exit()).toBe(0);
    expect(server.stderr).toMatch(new RegExp(`stopped waiting[^]*ended: ${signal}`));
  });

  it('ends when nobody reads stdout any more (EPIPE)', async () => {
    const server = new RawServer();
    await server.started();
    server.process.stdout.destroy();
    await server.until(() => {
      server.send({ id: 2, method: 'ping' });
      return server.process.exitCode !== null || server.stderr.includes('ended');
    });
    expect(server.process.exitCode ?? (await server.exit())).toBe(0);
    expect(server.stderr).toContain('ended: stdout');
    expect(server.stderr).not.toMatch(/^ +at /m);
  });
});
