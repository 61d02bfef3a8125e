import { ToolError } from './tool-error';

/** The arguments name more than one thing; the candidates are in the fields. Never the first match by chance. */
export class Ambiguous extends ToolError {
  override readonly type = 'Ambiguous';
}
