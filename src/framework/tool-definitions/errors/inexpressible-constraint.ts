import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A rule that a caller could only find out by breaking it. */
export class InexpressibleConstraint extends RegistrationError {
  constructor(target: Constructor, field: string, constraint: string, mention: string) {
    super(
      `${fieldOf(target, field)}: no schema keyword expresses "${constraint}"; mention "${mention}" in the description, or use another constraint`,
    );
  }
}
