import { RegistrationError } from '../tool-definitions';
import type { Constructor } from '../tool';

/** Two classes claim one name: a call could not tell them apart. */
export class DuplicateToolName extends RegistrationError {
  constructor(name: string, first: Constructor, second: Constructor) {
    super(`${first.name} and ${second.name}: both are named "${name}"; rename one of them`);
  }
}
