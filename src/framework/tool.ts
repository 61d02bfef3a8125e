import type { ToolContext } from './call/tool-context';

/**
 * A tool: its decorated fields are its arguments, `execute` is its work.
 * One instance serves one call; it keeps services, never state between calls.
 */
export abstract class Tool<Result extends object = object> {
  /**
   * @returns one object, written as it goes on the wire (snake_case keys): plain data that JSON can carry. The keys
   *   `unknown_args` and `did_you_mean` belong to the argument policy; an answer that has one is reported as `Internal`
   * @throws ToolError for what the caller can act on; anything else is reported as `Internal`
   */
  abstract execute(context: ToolContext): Promise<Result> | Result;
}

// Constructor arguments are unknown to the framework: the container supplies them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeScript accepts only any[] for "whatever parameters"
export type Constructor<T = object> = new (...args: any[]) => T;
export type ToolClass<Result extends object = object> = Constructor<Tool<Result>>;
