/** A type that constraints and `design:type` cannot tell, or should not have to. */
export type ArgType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

/** What can be written in `@Arg`. */
export interface ArgOptions {
  readonly description: string;
  /** Other names that are accepted, in order of precedence after the canonical one. */
  readonly aliases?: readonly string[];
  /** Where neither the constraints nor the field's declared type tell it. */
  readonly type?: ArgType;
  /** For an array whose constraints do not tell the type of its elements. */
  readonly items?: ArgType;
}

/** What `@Arg` wrote down about a field. */
export interface ArgMetadata extends ArgOptions {
  readonly field: string;
  /** The name on the wire where it is not the field's name in snake case. */
  readonly wireName?: string;
  /** TypeScript's `design:type`: a cross-check only, since compilers differ (see docs). */
  readonly designType?: unknown;
}
