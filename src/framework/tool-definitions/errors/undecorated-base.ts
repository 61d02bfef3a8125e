import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** tsyringe would inject undefined in silence. */
export class UndecoratedBase extends RegistrationError {
  constructor(target: Constructor, base: Constructor) {
    super(
      `${target.name}: inherits the constructor of ${base.name}, whose parameters no decorator wrote down, so they would be undefined; give ${target.name} a constructor of its own`,
    );
  }
}
