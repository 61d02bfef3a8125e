import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** Defaults are learned by constructing the class once without its services. */
export class ConstructorDoesWork extends RegistrationError {
  constructor(target: Constructor, position: number) {
    super(
      `${target.name}: its constructor or an initialiser uses constructor parameter ${position}; only keep services there, and use them in execute`,
    );
  }
}
