import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** A tool that a model could not choose. */
export class MissingToolDescription extends RegistrationError {
  constructor(target: Constructor, length: number) {
    super(`${target.name}: a tool needs a description of 1 to 1,000 characters, this one has ${length}`);
  }
}
