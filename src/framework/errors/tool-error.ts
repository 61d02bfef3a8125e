/** The `type` field of an error on the wire: programs switch on it, so it is a closed list. */
export type ToolErrorType =
  | 'MissingParam'
  | 'InvalidParam'
  | 'NotFound'
  | 'Ambiguous'
  | 'Conflict'
  | 'PathDenied'
  | 'Unsupported'
  | 'Timeout'
  | 'Cancelled'
  | 'Internal';

/** What a program or a model can use beside the message: `known_args`, `did_you_mean`, `hint`, `candidates` … */
export type ToolErrorFields = Readonly<Record<string, unknown>>;

/** The error object as it goes on the wire. */
export interface WireError {
  readonly type: ToolErrorType;
  readonly message: string;
  readonly [field: string]: unknown;
}

/**
 * An error that a caller can act on. It becomes a normal result with `isError: true`
 * (SEP-1303: input errors are results, so that the model can correct itself).
 * The message is short and exact; everything else stands in fields.
 */
export abstract class ToolError extends Error {
  abstract readonly type: ToolErrorType;

  constructor(
    message: string,
    readonly fields: ToolErrorFields = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = new.target.name;
  }

  toWire(): WireError {
    const own = { type: this.type, message: this.message };
    // Twice: they stand first, and no field can take their place.
    return { ...own, ...this.fields, ...own };
  }
}
