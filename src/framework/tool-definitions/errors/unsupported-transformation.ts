import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** Fields are set by the rules of the argument policy, not by class-transformer. */
export class UnsupportedTransformation extends RegistrationError {
  constructor(target: Constructor, field: string, decorator: string) {
    super(
      `${fieldOf(target, field)}: ${decorator} has no effect, since class-transformer does not set arguments; remove it`,
    );
  }
}
