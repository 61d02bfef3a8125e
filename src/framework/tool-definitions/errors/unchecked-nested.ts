import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** `@Type` with a class alone makes class-validator check nothing. */
export class UncheckedNested extends RegistrationError {
  constructor(target: Constructor, field: string, nested: Constructor) {
    super(
      `${fieldOf(target, field)}: @Type(() => ${nested.name}) needs @ValidateNested() beside it, for an array with { each: true }`,
    );
  }
}
