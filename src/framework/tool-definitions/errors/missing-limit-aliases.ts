import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A limit that does not answer to the names agents use. */
export class MissingLimitAliases extends RegistrationError {
  constructor(target: Constructor, field: string, name: string) {
    super(
      `${fieldOf(target, field)}: "${name}" of a read-only tool needs the aliases "limit" and "top_k", in this order (LIMIT_ALIASES)`,
    );
  }
}
