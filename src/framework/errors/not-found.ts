import { ToolError } from './tool-error';

/** What the arguments name does not exist: a file, a symbol, a tool. */
export class NotFound extends ToolError {
  override readonly type = 'NotFound';
}
