import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { CallToolResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { container } from 'tsyringe';
import { policySettingsFromEnvironment, ToolRegistry } from '../../../src/framework';
import { createMcpServer, type McpServerOptions, type ToolServer } from '../../../src/framework/mcp';
import { RecordingLog } from '../call/recording-log';
import { SAMPLE_TOOLS } from './sample-tools';

export interface Connection {
  readonly client: Client;
  readonly server: ToolServer;
  readonly log: RecordingLog;
}

const registry = ToolRegistry.from(SAMPLE_TOOLS, { settings: policySettingsFromEnvironment({}) });

/** The SDK's real client on one of our servers, without a process between them. */
export async function connect(options: Partial<McpServerOptions> = {}, clientName = 'test'): Promise<Connection> {
  const log = new RecordingLog();
  const server = createMcpServer({
    name: 'sample',
    version: '1.2.3',
    registry,
    container: container.createChildContainer(),
    log,
    ...options,
  });
  const client = new Client({ name: clientName, version: '1.0.0' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  await client.connect(clientSide);
  return { client, server, log };
}

/** The server's end of the connection, to see what it sends or to give it messages. */
export function transportOf(server: ToolServer): NonNullable<ToolServer['transport']> {
  if (!server.transport) throw new Error('not connected');
  return server.transport;
}

/** A call whose arguments may be anything, as they may be on the wire. */
export function callRaw(client: Client, name: unknown, args?: unknown): Promise<CallToolResult> {
  const params = { name, ...(args !== undefined && { arguments: args }) };
  return client.request({ method: 'tools/call', params }, CallToolResultSchema);
}

/** What a result says, after a look at whether both of its forms say the same. */
export function answerOf(result: CallToolResult): unknown {
  const [content, ...more] = result.content;
  if (content?.type !== 'text' || more.length > 0) throw new Error(`not one text: ${JSON.stringify(result)}`);
  const answer: unknown = JSON.parse(content.text);
  expect(content.text).toBe(JSON.stringify(answer));
  if (result.isError) expect(result).not.toHaveProperty('structuredContent');
  else expect(result.structuredContent).toEqual(answer);
  return answer;
}

/** What a call fails with that JSON-RPC answers with an error. */
export async function rejectionOf(
  promise: Promise<unknown>,
): Promise<{ code: number; message: string; data?: unknown }> {
  return promise.then(
    (value) => {
      throw new Error(`not rejected: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error as { code: number; message: string; data?: unknown },
  );
}
