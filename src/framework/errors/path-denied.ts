import { ToolError } from './tool-error';

/** A path leads outside of what the server may touch. */
export class PathDenied extends ToolError {
  override readonly type = 'PathDenied';
}
