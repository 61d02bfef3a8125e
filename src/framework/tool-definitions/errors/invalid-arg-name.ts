import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** The name of an argument, or an alias, that some client refuses. */
export class InvalidArgName extends RegistrationError {
  constructor(target: Constructor, field: string, name: string) {
    super(`${fieldOf(target, field)}: the name "${name}" does not match ^[a-z][a-z0-9_]{0,39}$`);
  }
}
