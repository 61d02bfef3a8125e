import { RegistrationError } from './registration-error';

/** Two fields with one name on the wire. */
export class DuplicateArgumentName extends RegistrationError {
  constructor(place: string, name: string, other: string, owner: string) {
    super(`${place}: "${name}" is also the name of ${other} of ${owner}; give one of them another name`);
  }
}
