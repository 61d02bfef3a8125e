import { RegistrationError } from './registration-error';

/** A constraint that cannot be checked on one value by itself. */
export class UnsupportedConstraint extends RegistrationError {
  constructor(place: string, constraint: string, reason: string) {
    super(`${place}: ${constraint} is not supported: ${reason}; check it in execute`);
  }
}
