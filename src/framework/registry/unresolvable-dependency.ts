import { RegistrationError } from '../tool-definitions';
import type { Constructor } from '../tool';

/** A tool asks its constructor for something that the container cannot supply. */
export class UnresolvableDependency extends RegistrationError {
  /**
   * @param position 1-based position among the constructor's parameters
   * @param type the parameter's type or injection token, for people
   */
  constructor(target: Constructor, position: number, type: string, reason: string) {
    super(`${target.name}: constructor parameter ${position} (${type}) cannot be resolved: ${reason}`);
  }
}
