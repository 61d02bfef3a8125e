import { RegistrationError } from './registration-error';

/** A constraint that means nothing for values of this type. */
export class ConstraintDoesNotFit extends RegistrationError {
  constructor(place: string, constraint: string, type: string) {
    super(`${place}: ${constraint} does not apply to ${type}`);
  }
}
