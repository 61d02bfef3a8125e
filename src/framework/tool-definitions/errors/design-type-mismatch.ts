import { RegistrationError } from './registration-error';

/** The field's TypeScript type is not what its constraints ask for. */
export class DesignTypeMismatch extends RegistrationError {
  constructor(place: string, declared: string, told: string) {
    super(`${place}: declared as ${declared}, but its constraints ask for ${told}`);
  }
}
