import { RegistrationError } from './registration-error';

/** A name on the wire that not every client accepts. */
export class InvalidName extends RegistrationError {
  constructor(place: string, role: string, name: string) {
    super(`${place}: ${role} "${name}" must match ^[a-z][a-z0-9_]{0,39}$`);
  }
}
