import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A nested object whose fields nobody knows. */
export class NestedWithoutType extends RegistrationError {
  constructor(target: Constructor, field: string) {
    super(`${fieldOf(target, field)}: @ValidateNested needs @Type(() => TheClass), a class with @Arg fields`);
  }
}
