import { inspect } from 'node:util';
import type { DependencyContainer } from 'tsyringe';
import { assignFields } from '../binding';
import { Cancelled, Internal, ToolError } from '../errors';
import { isObject } from '../json';
import type { RegisteredTool, ToolRegistry } from '../registry';
import { toAnswer } from './answer';
import { CallContext, type ProgressSink } from './call-context';
import type { ToolLog } from './tool-context';
import { UnknownTool } from './unknown-tool';

export interface CallOptions {
  /** The tool instance and its services come from here; it belongs to the project that the call is about. */
  readonly container: DependencyContainer;
  /** Aborted when the caller cancels or disconnects; may be aborted already. */
  readonly signal: AbortSignal;
  readonly log: ToolLog;
  /** Only where the caller asked for progress. */
  readonly progress?: ProgressSink;
  /** Turns errors of what lies below the tools into tool errors; undefined for what it does not know. */
  readonly errors?: (error: unknown) => ToolError | undefined;
}

export type CallOutcome =
  /** `text` is the answer's compact JSON. */
  | { readonly ok: true; readonly answer: object; readonly text: string }
  | { readonly ok: false; readonly error: ToolError };

/**
 * One call from raw arguments to outcome; the order of work is that of the argument policy.
 *
 * What the caller can act on, and what fails inside the tool's own code (`Internal`), is an outcome. What is thrown is
 * not the tool's: the call itself was wrong, or the framework is.
 * @param rawArguments as they came: null and undefined stand for no arguments
 * @throws UnknownTool
 * @throws UnknownArgsRefused where the operator made unknown arguments of read-only tools an error
 */
export async function callTool(
  registry: ToolRegistry,
  name: string,
  rawArguments: unknown,
  options: CallOptions,
): Promise<CallOutcome> {
  const tool = registry.get(name);
  if (!tool) throw new UnknownTool(name, registry);
  if (options.signal.aborted) return { ok: false, error: new Cancelled('cancelled before it began') };
  const bound = bind(tool, rawArguments);
  if (bound instanceof ToolError) return { ok: false, error: bound };

  const context = new CallContext(options.signal, options.log, options.progress);
  try {
    const instance = options.container.resolve(tool.definition.target);
    assignFields(instance, bound);
    const returned: unknown = await instance.execute(context);
    return { ok: true, ...toAnswer(returned, bound.unknown) };
  } catch (error) {
    return { ok: false, error: toToolError(error, tool, options) };
  } finally {
    context.end();
  }
}

function bind(tool: RegisteredTool, rawArguments: unknown): ReturnType<RegisteredTool['bind']> | ToolError {
  try {
    return tool.bind(rawArguments);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
}

function toToolError(error: unknown, tool: RegisteredTool, { signal, errors, log }: CallOptions): ToolError {
  if (error instanceof ToolError) return error;
  if (signal.aborted && isAbort(error, signal)) return new Cancelled('cancelled', {}, { cause: error });
  const known = errors?.(error);
  if (known) return known;
  const internal = new Internal(error);
  log.error(internal.message, { id: internal.id, tool: tool.definition.name, cause: inspect(error) });
  return internal;
}

/** `throwIfAborted` throws the signal's reason, which may be anything; Node's own functions throw an `AbortError`. */
function isAbort(error: unknown, signal: AbortSignal): boolean {
  return error === signal.reason || (isObject(error) && error.name === 'AbortError');
}
