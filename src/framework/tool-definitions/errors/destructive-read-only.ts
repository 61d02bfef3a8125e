import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** What destroys something is no read; clients approve reads without asking. */
export class DestructiveReadOnly extends RegistrationError {
  constructor(target: Constructor) {
    super(`${target.name}: a read-only tool cannot be destructive; use @MutationTool, or remove "destructive"`);
  }
}
