import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** A class was registered that no tool decorator marks. */
export class NotATool extends RegistrationError {
  constructor(target: Constructor) {
    super(`${target.name}: not decorated with @ReadOnlyTool or @MutationTool`);
  }
}
