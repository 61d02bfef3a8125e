import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** An argument that a model could not fill in. */
export class MissingArgDescription extends RegistrationError {
  constructor(target: Constructor, field: string) {
    super(`${fieldOf(target, field)}: an argument needs a description; give @Arg one`);
  }
}
