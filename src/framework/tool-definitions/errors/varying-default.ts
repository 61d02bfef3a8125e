import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** The default stands in the description of the argument, so it is a constant. */
export class VaryingDefault extends RegistrationError {
  constructor(target: Constructor, field: string) {
    super(
      `${fieldOf(target, field)}: its default is another one each time; make the argument optional, and work the value out in execute`,
    );
  }
}
