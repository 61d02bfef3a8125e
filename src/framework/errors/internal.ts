import { randomUUID } from 'node:crypto';
import { ToolError } from './tool-error';

/**
 * A defect of ours. The caller gets an id and no stack; whoever reads the server's stderr finds the stack under the id.
 */
export class Internal extends ToolError {
  override readonly type = 'Internal';
  readonly id: string;

  constructor(cause: unknown) {
    const id = randomUUID();
    super(`internal error ${id}; the server's log has the details`, { id }, { cause });
    this.id = id;
  }
}
