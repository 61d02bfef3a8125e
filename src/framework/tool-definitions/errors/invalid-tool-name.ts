import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** A tool name that some client refuses. */
export class InvalidToolName extends RegistrationError {
  constructor(target: Constructor, name: string) {
    super(`${target.name}: the tool name "${name}" does not match ^[a-z][a-z0-9_]{0,39}$`);
  }
}
