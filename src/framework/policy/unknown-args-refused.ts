import type { WireError } from '../errors';

/** Unknown arguments of a read-only tool where the operator set CODELENS_STRICT_ARGS=1: JSON-RPC error -32602. */
export class UnknownArgsRefused extends Error {
  override readonly name = 'UnknownArgsRefused';

  constructor(readonly data: WireError) {
    super(data.message);
  }
}
