import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A constrained field that nobody could ever send. */
export class ConstraintWithoutArgument extends RegistrationError {
  constructor(target: Constructor, field: string) {
    super(`${fieldOf(target, field)}: has constraints but is no argument; decorate it with @Arg, or remove them`);
  }
}
