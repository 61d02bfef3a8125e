import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** What one call changes in it, the next one would find. */
export class SharedDefault extends RegistrationError {
  constructor(target: Constructor, field: string) {
    super(
      `${fieldOf(target, field)}: its default is one object that all calls share; write it where the field is, or freeze it`,
    );
  }
}
