import type { Constructor } from '../tool';

/** What can be written in `@ReadOnlyTool` and `@MutationTool`. */
export interface ToolOptions {
  /** The name on the wire: `^[a-z][a-z0-9_]{0,39}$`. */
  readonly name: string;
  /** Two sentences preferred, at most 1,000 characters. */
  readonly description: string;
  /** For people; derived from the name unless given. */
  readonly title?: string;
  /** The class of the answer: documentation and, where switched on, the advertised output schema. */
  readonly result?: Constructor;
  /** Valid calls: documentation, and the base calls of the contract suite. At least one. */
  readonly examples: readonly object[];
  /** MCP `idempotentHint`; read-only tools are idempotent unless they say otherwise. */
  readonly idempotent?: boolean;
  /** MCP `destructiveHint` of a mutation tool, true unless given; a read-only tool has none to give. */
  readonly destructive?: boolean;
  /** MCP `openWorldHint`; false unless given. */
  readonly openWorld?: boolean;
}

export type ToolKind = 'read_only' | 'mutation';

/** What a tool decorator wrote down. */
export interface ToolMetadata extends ToolOptions {
  readonly kind: ToolKind;
}
