import type { Constructor } from '../../tool';
import { RegistrationError } from './registration-error';

/** Examples are documentation, and the base calls of the contract suite. */
export class MissingExamples extends RegistrationError {
  constructor(target: Constructor) {
    super(`${target.name}: a tool needs at least one example of its arguments`);
  }
}
