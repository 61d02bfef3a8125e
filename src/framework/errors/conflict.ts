import { ToolError } from './tool-error';

/** Something changed since the caller looked at it. */
export class Conflict extends ToolError {
  override readonly type = 'Conflict';
}
