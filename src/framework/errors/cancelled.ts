import { ToolError } from './tool-error';

/** The caller withdrew the call. */
export class Cancelled extends ToolError {
  override readonly type = 'Cancelled';
}
