import { RegistrationError } from './registration-error';

/** A constrained field of a tool that nobody could ever send. */
export class ConstraintWithoutArgument extends RegistrationError {
  constructor(place: string) {
    super(`${place}: has constraints but is not an argument; add @Arg or remove them`);
  }
}
