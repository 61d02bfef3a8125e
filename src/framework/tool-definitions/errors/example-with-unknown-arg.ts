import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** An example that would teach a wrong name. */
export class ExampleWithUnknownArg extends RegistrationError {
  constructor(target: Constructor, name: string) {
    super(`${target.name}: an example uses "${name}", which is no argument of it`);
  }
}
