import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A constraint that refuses every value of the type. */
export class ConstraintDoesNotFit extends RegistrationError {
  constructor(target: Constructor, field: string, constraint: string, kind: string) {
    super(`${fieldOf(target, field)}: "${constraint}" does not apply to ${kind}`);
  }
}
