import { RegistrationError } from './registration-error';

/** A constructor parameter whose type is nothing that a container could supply. */
export class NotInjectable extends RegistrationError {
  constructor(className: string, position: number, type: string) {
    super(
      `${className}: constructor parameter ${position} (${type}) cannot be injected: its type is not a class at run time; import it as a value, or name a token with @inject`,
    );
  }
}
