import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** Clients cut what is longer, in silence. */
export class TooLongToolDescription extends RegistrationError {
  /** @param most in characters */
  constructor(target: Constructor, length: number, most: number) {
    super(`${target.name}: a tool's description has at most ${most} characters, this one ${length}; shorten it`);
  }
}
