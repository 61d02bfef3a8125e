import { RegistrationError } from './registration-error';

/** A nested class that contains itself: schemas are inlined, so it would have no end. */
export class RecursiveArgument extends RegistrationError {
  constructor(place: string, shape: string) {
    super(`${place}: ${shape} contains itself; schemas are inlined and cannot express that`);
  }
}
