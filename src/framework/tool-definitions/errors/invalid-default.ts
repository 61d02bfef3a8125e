import { echo } from '../../errors';
import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A default that the tool would refuse. */
export class InvalidDefault extends RegistrationError {
  /** @param field where the value stands: `edits[0].startLine` for one within a default */
  constructor(target: Constructor, field: string, value: unknown, allowed: string) {
    super(`${fieldOf(target, field)}: the default ${echo(value)} must be ${allowed}`);
  }
}
