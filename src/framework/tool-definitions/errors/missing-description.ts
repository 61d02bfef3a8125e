import { RegistrationError } from './registration-error';

/** A tool or an argument that a model would have to guess the meaning of. */
export class MissingDescription extends RegistrationError {
  constructor(place: string) {
    super(`${place}: the description is missing`);
  }
}
