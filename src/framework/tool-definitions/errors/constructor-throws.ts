import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** A class that cannot be constructed cannot be called. */
export class ConstructorThrows extends RegistrationError {
  constructor(target: Constructor, reason: string) {
    super(`${target.name}: constructing it threw: ${reason}`);
  }
}
