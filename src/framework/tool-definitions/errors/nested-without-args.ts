import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A nested class nobody can send a field of. */
export class NestedWithoutArgs extends RegistrationError {
  constructor(target: Constructor, field: string, nested: Constructor) {
    super(
      `${fieldOf(target, field)}: ${nested.name} has no field with @Arg; decorate its fields, or use @IsObject() for any object`,
    );
  }
}
