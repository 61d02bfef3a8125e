import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A constraint that says nothing about the type, or refuses every value of it. */
export class ConstraintDoesNotFit extends RegistrationError {
  /** @param constraint as it was written: `min(1)` */
  constructor(target: Constructor, field: string, constraint: string, kind: string) {
    super(`${fieldOf(target, field)}: "${constraint}" does not apply to ${kind}; remove it, or change the type`);
  }
}
