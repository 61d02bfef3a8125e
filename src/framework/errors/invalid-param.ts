import { ToolError } from './tool-error';

/** An argument was given with a value that does not fit; every violation is in the fields, by wire path. */
export class InvalidParam extends ToolError {
  override readonly type = 'InvalidParam';
}
