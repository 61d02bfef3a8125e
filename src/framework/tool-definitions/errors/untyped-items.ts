import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** An array whose schema some clients refuse. */
export class UntypedItems extends RegistrationError {
  constructor(target: Constructor, field: string) {
    super(
      `${fieldOf(target, field)}: the type of its elements cannot be told; constrain them with { each: true }, or give @Arg items`,
    );
  }
}
