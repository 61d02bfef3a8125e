import { RegistrationError } from './registration-error';

/** A nested class whose objects could have no property. */
export class NestedWithoutArguments extends RegistrationError {
  constructor(place: string, shape: string) {
    super(`${place}: ${shape} declares no argument; decorate its fields with @Arg`);
  }
}
