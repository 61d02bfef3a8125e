import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A default that the tool would refuse. */
export class InvalidDefault extends RegistrationError {
  constructor(target: Constructor, field: string, value: unknown, allowed: string) {
    super(`${fieldOf(target, field)}: the default ${JSON.stringify(value)} must be ${allowed}`);
  }
}
