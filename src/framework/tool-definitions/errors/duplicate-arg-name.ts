import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** Two fields with one name on the wire. */
export class DuplicateArgName extends RegistrationError {
  constructor(target: Constructor, field: string, other: string, name: string) {
    super(`${fieldOf(target, field)}: the name "${name}" is also the name of ${fieldOf(target, other)}`);
  }
}
