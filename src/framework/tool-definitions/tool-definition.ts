import type { ToolMetadata } from '../metadata';
import type { Constructor, Tool } from '../tool';

/** The JSON type an argument is declared with, and so the row of the coercion table it follows. */
export type ValueType =
  | { readonly kind: 'string' }
  | { readonly kind: 'integer' }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'array'; readonly items: ValueType }
  /** With `shape`: a nested class with its own `@Arg` fields. Without: any JSON object. */
  | { readonly kind: 'object'; readonly shape?: ObjectDefinition };

/** One constraint of class-validator on one argument, compiled at registration. */
export interface ConstraintDefinition {
  /** class-validator's name: `min`, `maxLength`, `isIn` … */
  readonly name: string;
  /** What was written between its parentheses. */
  readonly params: readonly unknown[];
  /** True: it applies to each element of an array. */
  readonly each: boolean;
  /** class-validator's own validator for it, applied to one coerced value (to each element by the caller when `each`). */
  readonly accepts: (value: unknown) => boolean;
  /** What is allowed, as it stands after "must be" or "must have" in the message: `at most 200`. */
  readonly allowed: string;
  /** The author's own message, which replaces ours; `$property` and `$value` are still to be filled in. */
  readonly message?: string;
}

export interface ArgDefinition {
  /** The field of the class. */
  readonly field: string;
  /** The canonical name on the wire. */
  readonly wireName: string;
  readonly aliases: readonly string[];
  /** As declared, without the default and the aliases that the advertised schema adds. */
  readonly description: string;
  readonly type: ValueType;
  /** No default and no `@IsOptional`. */
  readonly required: boolean;
  /** The initialiser's value; undefined when there is none. */
  readonly defaultValue: unknown;
  readonly constraints: readonly ConstraintDefinition[];
}

/** A class with `@Arg` fields: a tool, or a nested argument. */
export interface ObjectDefinition {
  readonly target: Constructor;
  /** Base class first, then in source order. */
  readonly args: readonly ArgDefinition[];
  /** Canonical names and aliases, sorted. */
  readonly knownArgs: readonly string[];
}

/** MCP's four hints, always all four. */
export interface ToolAnnotations {
  readonly title: string;
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** Lenient and visible, or strict: see the argument policy. */
export type ArgumentMode = 'lenient' | 'strict';

/** Everything the registry derived from one tool class, once. */
export interface ToolDefinition extends ObjectDefinition {
  readonly target: Constructor<Tool>;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mode: ArgumentMode;
  readonly annotations: ToolAnnotations;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
  readonly metadata: ToolMetadata;
}

/** A JSON Schema in the dialect that every client accepts: see the argument policy, "Schemas on the wire". */
export interface JsonSchema {
  readonly type: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly [keyword: string]: unknown;
}

/** The root of a tool's input schema. */
export interface InputSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
}
