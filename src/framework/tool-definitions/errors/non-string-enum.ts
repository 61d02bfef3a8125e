import { echo } from '../../errors';
import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** Some clients refuse other enums, and class-validator accepts the names of a numeric one. */
export class NonStringEnum extends RegistrationError {
  constructor(target: Constructor, field: string, values: readonly unknown[]) {
    super(`${fieldOf(target, field)}: an enum needs values, and all of them strings; these are ${echo(values)}`);
  }
}
