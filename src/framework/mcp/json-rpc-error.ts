/** JSON-RPC 2.0, "Error object". */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/**
 * What a request handler throws to answer with a JSON-RPC error: the SDK sends `code`, `message` and `data` as they are.
 * (The SDK's own McpError puts the code into the message, and its client does so again.)
 */
export class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}
