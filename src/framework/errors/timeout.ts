import { ToolError } from './tool-error';

/** The work took longer than its limit. */
export class Timeout extends ToolError {
  override readonly type = 'Timeout';
}
