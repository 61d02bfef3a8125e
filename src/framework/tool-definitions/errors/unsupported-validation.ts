import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** Conditions and groups, which a schema cannot say. */
export class UnsupportedValidation extends RegistrationError {
  constructor(target: Constructor, field: string, feature: string) {
    super(
      `${fieldOf(target, field)}: ${feature} is not supported; what an argument accepts must not depend on other fields`,
    );
  }
}
