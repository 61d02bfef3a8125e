import { ToolError } from './tool-error';

/** The tool cannot do this here; the message says what would make it work. */
export class Unsupported extends ToolError {
  override readonly type = 'Unsupported';
}
