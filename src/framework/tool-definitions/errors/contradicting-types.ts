import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** The type of the field and its constraints disagree. */
export class ContradictingTypes extends RegistrationError {
  constructor(target: Constructor, field: string, declared: string, constrained: string) {
    super(`${fieldOf(target, field)}: declared as ${declared} but constrained as ${constrained}`);
  }
}
