import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A nested class that contains itself: schemas are inlined, so this one would have no end. */
export class RecursiveShape extends RegistrationError {
  constructor(target: Constructor, field: string, nested: Constructor) {
    super(`${fieldOf(target, field)}: ${nested.name} contains itself, which an inlined schema cannot express`);
  }
}
