import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** Plain JavaScript has no abstract methods. */
export class MissingExecute extends RegistrationError {
  constructor(target: Constructor) {
    super(`${target.name}: a tool needs a method "execute"`);
  }
}
