import { PassThrough } from 'node:stream';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { prepareJson } from '../../../src/framework/mcp/prepared-json';
import { StdioTransport } from '../../../src/framework/mcp/stdio-transport';

describe('StdioTransport', () => {
  let stdin: PassThrough;
  let stdout: PassThrough;
  let transport: StdioTransport;
  let received: unknown[];
  let errors: string[];

  beforeEach(async () => {
    stdin = new PassThrough();
    stdout = new PassThrough();
    transport = new StdioTransport(stdin, stdout);
    received = [];
    errors = [];
    transport.onmessage = (message) => received.push(message);
    transport.onerror = (error) => errors.push(error.message);
    await transport.start();
  });

  const receive = async (bytes: string | Buffer): Promise<void> => {
    stdin.write(bytes);
    await new Promise(setImmediate);
  };
  const sent = (): unknown[] =>
    String(stdout.read() ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line));

  it('reads one message a line, with every key that was sent', async () => {
    await receive(
      '{"jsonrpc":"2.0","id":1,"method":"a","params":{"arguments":{"__proto__":1}}}\r\n{"jsonrpc":"2.0","method":"b"}\n',
    );
    expect(received.map((message) => JSON.stringify(message))).toEqual([
      '{"jsonrpc":"2.0","id":1,"method":"a","params":{"arguments":{"__proto__":1}}}',
      '{"jsonrpc":"2.0","method":"b"}',
    ]);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['{"jsonrpc": nonsense}'],
    ['Content-Length: 52'],
    [''],
    [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])], // {"<not UTF-8>":1}
  ])('answers %j with a parse error, and goes on', async (line) => {
    await receive(Buffer.concat([Buffer.from(line as string), Buffer.from('\n')]));
    await receive('{"jsonrpc":"2.0","method":"b"}\n');
    expect(sent()).toEqual([
      { jsonrpc: '2.0', error: { code: -32700, message: expect.stringMatching(/^Parse error: ./) as string } },
    ]);
    expect(received).toHaveLength(1);
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['{"jsonrpc":"2.0","id":1,"method":7}', { id: 1 }],
    ['{"jsonrpc":"1.0","id":"a","method":"ping"}', { id: 'a' }],
    ['{"jsonrpc":"2.0","id":2,"method":"tools/call","params":[]}', { id: 2 }],
    ['{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"_meta":{"progressToken":{}}}}', { id: 3 }],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', {}],
    ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', {}],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', {}],
    ['7', {}],
    ['null', {}],
  ])('answers %s with an invalid request, by its id where it has one', async (line, id) => {
    await receive(`${line}\n`);
    expect(sent()).toEqual([
      { jsonrpc: '2.0', ...id, error: { code: -32600, message: expect.stringContaining('Invalid Request') as string } },
    ]);
    expect(received).toEqual([]);
  });

  it('does not answer a notification, however wrong', async () => {
    await receive('{"jsonrpc":"2.0","method":"notifications/cancelled","params":7}\n');
    expect(sent()).toEqual([]);
    expect(errors).toEqual(['invalid notification: notifications/cancelled']);
  });

  it('writes one message a line, whatever its strings hold', async () => {
    const message: JSONRPCMessage = { jsonrpc: '2.0', id: 1, result: { text: 'a\nb\r\n\u2028' } };
    await transport.send(message);
    await transport.send(message);
    expect(sent()).toEqual([message, message]);
  });

  it('writes the text that was prepared for a result', async () => {
    const result = prepareJson({ big: true }, '{"prepared":true}');
    await transport.send({ jsonrpc: '2.0', id: 'a"b', result });
    expect(sent()).toEqual([{ jsonrpc: '2.0', id: 'a"b', result: { prepared: true } }]);
  });

  it('reads nothing after it was closed, and says that it is', async () => {
    const onclose = jest.fn();
    transport.onclose = onclose;
    await transport.close();
    await receive('{"jsonrpc":"2.0","method":"b"}\n');
    expect(received).toEqual([]);
    expect(onclose).toHaveBeenCalledTimes(1);
    expect(stdin.isPaused()).toBe(true);
  });
});
