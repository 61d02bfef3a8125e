import { EngineError, type EngineErrorCode } from '../engine';
import {
  Ambiguous,
  Cancelled,
  Conflict,
  InvalidParam,
  NotFound,
  PathDenied,
  Timeout,
  Unsupported,
  type ToolError,
  type ToolErrorFields,
} from '../framework';

const TOOL_ERRORS: Record<
  EngineErrorCode,
  new (message: string, fields: ToolErrorFields, options: ErrorOptions) => ToolError
> = {
  not_found: NotFound,
  invalid: InvalidParam,
  ambiguous: Ambiguous,
  conflict: Conflict,
  path_denied: PathDenied,
  unsupported: Unsupported,
  timeout: Timeout,
  cancelled: Cancelled,
};

/** The one place where an error of the engine becomes one of the framework; undefined for what is neither's. */
export function fromEngineError(error: unknown): ToolError | undefined {
  if (!(error instanceof EngineError)) return undefined;
  return new TOOL_ERRORS[error.code](error.message, error.fields, { cause: error });
}
