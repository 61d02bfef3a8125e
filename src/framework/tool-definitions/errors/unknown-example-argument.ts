import { RegistrationError } from './registration-error';

/** An example sends an argument that the tool does not have. */
export class UnknownExampleArgument extends RegistrationError {
  constructor(place: string, argument: string, known: readonly string[]) {
    super(`${place}: "${argument}" is not an argument of the tool; it has ${known.join(', ') || 'none'}`);
  }
}
