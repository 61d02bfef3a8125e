import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A subclass redeclares a field and loses its default. */
export class LostDefault extends RegistrationError {
  constructor(target: Constructor, field: string, base: Constructor) {
    super(`${fieldOf(target, field)}: redeclared without an initialiser, which resets the default of ${base.name}`);
  }
}
