import { inspect } from 'node:util';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolResult,
  JSONRPCRequest,
  ListToolsResult,
  Notification,
  Request,
  Result,
} from '@modelcontextprotocol/sdk/types.js';
import { callTool, UnknownTool, type CallOptions } from '../call';
import { Internal } from '../errors';
import { UnknownArgsRefused } from '../policy';
import type { ToolRegistry } from '../registry';
import { showsAliases, type AliasAdvertising } from './alias-advertising';
import { toCallResult } from './call-result';
import { INTERNAL_ERROR, INVALID_PARAMS, JsonRpcError, METHOD_NOT_FOUND } from './json-rpc-error';
import { progressSink } from './progress-notifications';
import { RunningCalls } from './running-calls';
import { sharedJsonSchemaValidator } from './shared-validator';
import { toolList } from './tool-list';

export interface McpServerOptions extends Pick<CallOptions, 'container' | 'log' | 'errors'> {
  /** As the client sees them in `serverInfo`. */
  readonly name: string;
  readonly version: string;
  readonly registry: ToolRegistry;
  /** How the tools play together; hosts may show it to the model. */
  readonly instructions?: string;
  /** `auto` unless given. */
  readonly advertiseAliases?: AliasAdvertising;
  /** Advertise the result classes; off unless given: it triples the list's tokens. */
  readonly outputSchemas?: boolean;
  /** `additionalProperties: false` on strict tools; on unless given: some direct Gemini hosts refuse the word. */
  readonly closeStrictObjects?: boolean;
}

type Extra = RequestHandlerExtra<Request, Notification>;
type Params = JSONRPCRequest['params'];

/** The tools of a registry, served to one client: `connect` it to a transport. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- McpServer refuses raw JSON Schema and strips unknown keys silently
export class ToolServer extends Server {
  readonly runningCalls = new RunningCalls();

  /** @throws UnresolvableDependency when the container lacks what a tool needs */
  constructor(private readonly options: McpServerOptions) {
    const { name, version, instructions, registry, container } = options;
    registry.checkDependencies(container);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- as above
    super(
      { name, version },
      { capabilities: { tools: {} }, instructions, jsonSchemaValidator: sharedJsonSchemaValidator },
    );
    // The SDK's own route for tools/call answers `arguments: null`, arrays and strings with -32603, and drops
    // `__proto__`, before a handler runs; this one gets the request as it came.
    this.fallbackRequestHandler = (request, extra) => this.handle(request, extra);
    this.onerror = (error) => {
      options.log.warn('protocol error', { error: error.message });
    };
  }

  private async handle(request: JSONRPCRequest, extra: Extra): Promise<Result> {
    switch (request.method) {
      case 'tools/call':
        return this.call(request.params, extra);
      case 'tools/list':
        return this.list(request.params);
      default:
        throw new JsonRpcError(METHOD_NOT_FOUND, 'Method not found');
    }
  }

  private async call(params: Params, extra: Extra): Promise<CallToolResult> {
    const { registry, container, log, errors } = this.options;
    const name = params?.name;
    if (typeof name !== 'string') throw new JsonRpcError(INVALID_PARAMS, 'params.name must be the name of a tool');
    this.runningCalls.begin();
    try {
      const progress = progressSink(extra, log);
      return toCallResult(
        await callTool(registry, name, params?.arguments, { container, signal: extra.signal, log, progress, errors }),
      );
    } catch (error) {
      throw this.toJsonRpcError(error);
    } finally {
      this.runningCalls.end();
    }
  }

  private list(params: Params): ListToolsResult {
    // MCP, "Pagination": a cursor that the server did not give is invalid params. All tools are on one page.
    if (params?.cursor !== undefined) throw new JsonRpcError(INVALID_PARAMS, 'unknown cursor: there is only one page');
    const { registry, advertiseAliases = 'auto', closeStrictObjects = true, outputSchemas = false } = this.options;
    return toolList(registry, {
      advertiseAliases: showsAliases(advertiseAliases, this.getClientVersion()?.name),
      closeStrictObjects,
      outputSchemas,
    });
  }

  /** A call that is wrong as a call is told why; a defect of the framework is told by id, its stack is in the log. */
  private toJsonRpcError(error: unknown): JsonRpcError {
    if (error instanceof UnknownTool || error instanceof UnknownArgsRefused) {
      return new JsonRpcError(INVALID_PARAMS, error.message, error.data);
    }
    const internal = new Internal(error);
    this.options.log.error(internal.message, { id: internal.id, cause: inspect(error) });
    return new JsonRpcError(INTERNAL_ERROR, internal.message, { id: internal.id });
  }
}

/** @throws UnresolvableDependency when the container lacks what a tool needs */
export function createMcpServer(options: McpServerOptions): ToolServer {
  return new ToolServer(options);
}
