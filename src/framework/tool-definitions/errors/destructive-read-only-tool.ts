import { RegistrationError } from './registration-error';

/** A read-only tool that says it destroys something. */
export class DestructiveReadOnlyTool extends RegistrationError {
  constructor(className: string) {
    super(`${className}: a read-only tool cannot be destructive; use @MutationTool`);
  }
}
