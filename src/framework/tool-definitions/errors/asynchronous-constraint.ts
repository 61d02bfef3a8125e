import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** Arguments are checked before anything else happens, at once. */
export class AsynchronousConstraint extends RegistrationError {
  constructor(target: Constructor, field: string, constraint: string) {
    super(`${fieldOf(target, field)}: "${constraint}" is asynchronous; check in execute what takes time`);
  }
}
