import { ToolError } from './tool-error';

/** An argument the tool needs was not given, or (strict tools) one it does not know was. */
export class MissingParam extends ToolError {
  override readonly type = 'MissingParam';
}
