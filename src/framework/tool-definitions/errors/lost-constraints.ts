import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A subclass decorates an inherited field and loses what its base demanded. */
export class LostConstraints extends RegistrationError {
  constructor(target: Constructor, field: string, base: Constructor, lost: readonly string[]) {
    super(
      `${fieldOf(target, field)}: redeclared without ${lost.join(', ')}, which ${base.name} puts on it; class-validator drops them, so repeat them`,
    );
  }
}
