import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { CallToolResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { hashTree } from '../tools/fixture-project';

const MAIN = join(__dirname, '../../dist/cli/main.js');

interface FoundSymbols {
  readonly count: number;
  readonly symbols: readonly { readonly id: string }[];
  readonly unknown_args?: readonly string[];
}

interface Message {
  readonly id?: number;
}

/** The server as a process that is sent lines, several in one piece where a client of the SDK would send one. */
class RawServer {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(project: string, env: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, [MAIN, 'serve', '--project', project], { env });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  send(...messages: object[]): void {
    this.child.stdin.write(messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''));
  }

  async initialized(): Promise<void> {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
    this.send({ id: 1, method: 'initialize', params });
    await this.answerTo(1);
    this.send({ method: 'notifications/initialized' });
  }

  async answerTo(id: number): Promise<Message> {
    for (;;) {
      const next = await this.lines.next();
      if (next.done) throw new Error(`the server ended without an answer to ${id}`);
      const message = JSON.parse(next.value) as Message;
      if (message.id === id) return message;
    }
  }

  /** Exit code and signal. */
  async end(): Promise<unknown[]> {
    const exited = once(this.child, 'exit');
    this.child.stdin.end();
    return exited;
  }
}

describe('codelens serve, to a client of the SDK', () => {
  const directory = mkdtempSync(join(tmpdir(), 'codelens-serve-'));
  const root = join(directory, 'shapes-ts');
  const env = { PATH: process.env.PATH ?? '', HOME: directory, CODELENS_CACHE_DIR: join(directory, 'cache') };
  const client = new Client({ name: 'test', version: '1.0.0' });

  beforeAll(async () => {
    cpSync(join(__dirname, '../fixtures/shapes-ts'), root, { recursive: true });
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [MAIN, 'serve', '--project', root], env }),
    );
  });

  afterAll(async () => {
    await client.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** `arguments` may be anything, as it may be on the wire. */
  const call = (name: string, args?: unknown): Promise<CallToolResult> =>
    client.request(
      { method: 'tools/call', params: { name, ...(args !== undefined && { arguments: args as object }) } },
      CallToolResultSchema,
    );
  const answer = async (name: string, args?: unknown): Promise<FoundSymbols> =>
    (await call(name, args)).structuredContent as unknown as FoundSymbols;
  const error = async (name: string, args?: unknown): Promise<Record<string, unknown>> => {
    const result = await call(name, args);
    expect(result.isError).toBe(true);
    const [content] = result.content;
    return (JSON.parse((content as { text: string }).text) as { error: Record<string, unknown> }).error;
  };

  it('lists its tools with all four hints', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('find_symbol');
    for (const { annotations } of tools) {
      expect(Object.keys(annotations ?? {}).sort()).toEqual(
        ['destructiveHint', 'idempotentHint', 'openWorldHint', 'readOnlyHint', 'title'].sort(),
      );
    }
  });

  it('answers about the symbols of the project', async () => {
    const { symbols } = await answer('find_symbol', { name: 'area', exact_match: true, file_path: 'shapes.ts' });
    expect(symbols.map(({ id }) => id)).toEqual(expect.arrayContaining(['shapes.ts#area', 'shapes.ts#area[1]']));
  });

  it('lists what it did not understand, sorted, and nothing when it understood all', async () => {
    expect((await answer('find_symbol', { name: 'area', foo: 1, bar: 2 })).unknown_args).toEqual(['bar', 'foo']);
    expect(await answer('find_symbol', { name: 'area' })).not.toHaveProperty('unknown_args');
  });

  it('lets an alias stand for the limit, the canonical name win, and says banana', async () => {
    const limited = await answer('find_symbol', { name: 'a', limit: 2, banana: 1 });
    expect(limited).toMatchObject({ returned: 2, unknown_args: ['banana'] });
    const canonical = await answer('find_symbol', { name: 'a', max_matches: 3, limit: 1, top_k: 2 });
    expect(canonical).toMatchObject({ returned: 3 });
    expect(await answer('find_symbol', { name: 'a', top_k: '1' })).toMatchObject({ returned: 1 });
  });

  it('refuses an unknown argument of a mutation before anything changes', async () => {
    const before = hashTree(root);
    const args = { file_path: 'shapes.ts', line: 1, content: 'x', force: true };
    expect(await error('insert_at_line', args)).toMatchObject({
      type: 'MissingParam',
      message: 'unknown arg: force',
      nothing_changed: true,
    });
    expect(hashTree(root)).toBe(before);
  });

  it('edits lines, and the next answer knows it', async () => {
    const content = 'export function inserted(): void {}';
    expect(await answer('insert_at_line', { path: 'shapes.ts', line: '1', content })).toMatchObject({
      applied: true,
      added: 1,
    });
    const { symbols } = await answer('find_symbol', { name: 'inserted' });
    expect(symbols).toMatchObject([{ id: 'shapes.ts#inserted', start_line: 1 }]);
  });

  it('takes arguments that are null or left out for none', async () => {
    expect(await answer('index_status')).toMatchObject({ root });
    expect(await answer('index_status', null)).toMatchObject({ root });
  });

  it.each([[[1]], ['text']])('refuses %j in place of the arguments', async (args) => {
    expect(await error('index_status', args)).toMatchObject({ type: 'InvalidParam' });
  });

  it('reports a key named __proto__ like any other', async () => {
    const args: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    expect((await answer('index_status', args)).unknown_args).toEqual(['__proto__']);
  });

  it('denies a path outside of the project', async () => {
    const args = { file_path: '../outside.txt', line: 1, content: 'x' };
    expect(await error('insert_at_line', args)).toMatchObject({ type: 'PathDenied' });
  });

  it('answers several calls at once', async () => {
    const names = ['area', 'Polygon', 'Unit', 'Shape'];
    const answers = await Promise.all(names.map((name) => answer('find_symbol', { name: `/${name}` })));
    expect(answers.map(({ symbols }) => symbols[0]?.id)).toEqual(names.map((name) => `shapes.ts#${name}`));
  });

  it('sends the progress of each call to whoever asked for it', async () => {
    const reports: number[][] = [[], []];
    const refresh = (caller: number): Promise<CallToolResult> =>
      client.request({ method: 'tools/call', params: { name: 'refresh_index' } }, CallToolResultSchema, {
        onprogress: ({ progress }) => reports[caller]?.push(progress),
      });
    for (let file = 0; file < 100; file++) writeFileSync(join(root, `generated_${file}.ts`), `class C${file} {}\n`);
    const results = await Promise.all([refresh(0), refresh(1)]);
    for (const { structuredContent } of results)
      expect(structuredContent).toMatchObject({ state: 'ready', pending: 0 });
    for (const seen of reports) {
      expect(seen.length).toBeGreaterThan(0);
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    }
  });

  it('writes nothing when the cancellation comes with the call', async () => {
    const server = new RawServer(root, env);
    await server.initialized();
    const before = hashTree(root);
    const edit = { name: 'insert_at_line', arguments: { file_path: 'shapes.ts', line: 1, content: 'x' } };
    server.send(
      { id: 2, method: 'tools/call', params: edit },
      { method: 'notifications/cancelled', params: { requestId: 2 } },
      { id: 3, method: 'tools/call', params: { name: 'index_status' } },
    );
    await server.answerTo(3);
    expect(hashTree(root)).toBe(before);
    expect(await server.end()).toEqual([0, null]);
  });

  it('answers initialize at once, and a question while it indexes in full or with what is still missing', async () => {
    const big = join(directory, 'big');
    mkdirSync(big);
    for (let file = 0; file < 1500; file++) {
      writeFileSync(join(big, `f${file}.ts`), `export class C${file} {}\n${'export function f() {}\n'.repeat(50)}`);
    }
    const server = new RawServer(big, env);
    await server.initialized();
    server.send({ id: 2, method: 'tools/call', params: { name: 'index_status' } });
    expect(await server.answerTo(2)).toMatchObject({ result: { structuredContent: { state: 'indexing' } } });
    server.send({ id: 3, method: 'tools/call', params: { name: 'find_symbol', arguments: { name: '/C1499' } } });
    const { result } = (await server.answerTo(3)) as { result: { structuredContent: Record<string, unknown> } };
    const { count, complete, pending_files: pending } = result.structuredContent;
    expect(complete === false ? pending : count).toBeGreaterThan(0);
    expect(await server.end()).toEqual([0, null]);
  });

  it.each(['stdin', 'SIGTERM', 'SIGINT'] as const)(
    'ends cleanly at %s, with nothing but JSON-RPC on stdout',
    async (end) => {
      const child = spawn(process.execPath, [MAIN, 'serve', '--project', root], { env });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } };
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
      await once(child.stdout, 'data');
      if (end === 'stdin') child.stdin.end();
      else child.kill(end);
      expect(await once(child, 'exit')).toEqual([0, null]);
      for (const line of output.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    },
  );
});
