import { RegistrationError } from './registration-error';

/** A class was registered that no decorator made a tool. */
export class UndecoratedClass extends RegistrationError {
  constructor(className: string) {
    super(`${className}: not a tool; decorate it with @ReadOnlyTool or @MutationTool`);
  }
}
