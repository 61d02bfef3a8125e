import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** A tool that a model could not choose. */
export class MissingToolDescription extends RegistrationError {
  constructor(target: Constructor) {
    super(`${target.name}: a tool needs a description, of what it answers or changes`);
  }
}
