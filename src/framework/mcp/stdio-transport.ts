import { isUtf8 } from 'node:buffer';
import type { Readable, Writable } from 'node:stream';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { JSONRPCMessageSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '../json';
import { JsonLines } from './json-lines';
import { INVALID_REQUEST, PARSE_ERROR } from './json-rpc-error';
import { preparedJson } from './prepared-json';

/** A whole file can be an argument; more than this is a peer that does not send lines. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/**
 * MCP's stdio transport: one JSON-RPC message a line. The SDK's own would do but for three things: it says nothing to
 * whoever sent a malformed message (and waits for an answer), turns bytes that are not UTF-8 into U+FFFD (they may be
 * the content of a file), and makes the JSON of a result that is known already (a list of 40 tools: 0.15 ms a time).
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;

  private readonly lines = new JsonLines(MAX_MESSAGE_BYTES);

  constructor(
    private readonly stdin: Readable,
    private readonly stdout: Writable,
  ) {}

  start(): Promise<void> {
    this.stdin.on('data', this.receive);
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    this.stdout.write(`${serialize(message)}\n`);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.stdin.off('data', this.receive);
    // A stdin that is read keeps the process alive.
    this.stdin.pause();
    this.onclose?.();
    return Promise.resolve();
  }

  private readonly receive = (chunk: Buffer): void => {
    try {
      for (const line of this.lines.push(chunk)) this.receiveLine(line);
    } catch (error) {
      this.onerror?.(error as Error);
      void this.close();
    }
  };

  private receiveLine(line: Buffer): void {
    let message: unknown;
    try {
      if (!isUtf8(line)) throw new SyntaxError('not UTF-8');
      message = JSON.parse(line.toString('utf8'));
    } catch (error) {
      this.refuse(PARSE_ERROR, `Parse error: ${(error as Error).message}`);
      return;
    }
    if (JSONRPCMessageSchema.safeParse(message).success) this.onmessage?.(message as JSONRPCMessage);
    else this.refuseMessage(message);
  }

  private refuseMessage(message: unknown): void {
    const id = isObject(message) ? message.id : undefined;
    // JSON-RPC 2.0, "Notification": the server MUST NOT reply to one, not even to say that it is wrong.
    if (isObject(message) && id === undefined && typeof message.method === 'string') {
      this.onerror?.(new Error(`invalid notification: ${message.method}`));
      return;
    }
    this.refuse(INVALID_REQUEST, 'Invalid Request: not a JSON-RPC 2.0 message of MCP', id);
  }

  private refuse(code: number, message: string, id?: unknown): void {
    this.onerror?.(new Error(message));
    // MCP's schema leaves the id out where JSON-RPC has null: it "could not be read due to a malformed request".
    const readable = typeof id === 'string' || Number.isInteger(id) ? { id: id as string | number } : {};
    void this.send({ jsonrpc: '2.0', ...readable, error: { code, message } });
  }
}

function serialize(message: JSONRPCMessage): string {
  if ('result' in message) {
    const result = preparedJson(message.result);
    if (result !== undefined) return `{"jsonrpc":"2.0","id":${JSON.stringify(message.id)},"result":${result}}`;
  }
  return JSON.stringify(message);
}
