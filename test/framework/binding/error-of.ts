import type { ToolError } from '../../../src/framework';

/** The error of work that must fail. */
export function errorOf(work: () => unknown): ToolError {
  try {
    work();
  } catch (error) {
    return error as ToolError;
  }
  throw new Error('was accepted');
}
