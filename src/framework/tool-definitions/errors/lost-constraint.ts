import { RegistrationError } from './registration-error';

/** class-validator drops all of the base's constraints on a field as soon as the subclass adds one. */
export class LostConstraint extends RegistrationError {
  constructor(place: string, constraint: string, base: string) {
    super(`${place}: redeclared without ${constraint} of ${base}; repeat all constraints, or none`);
  }
}
