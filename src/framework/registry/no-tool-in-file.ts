import { RegistrationError } from '../tool-definitions';

/** A file is named as a tool and exports none. */
export class NoToolInFile extends RegistrationError {
  constructor(file: string) {
    super(`${file}: a *.tool file must export a class decorated with @ReadOnlyTool or @MutationTool`);
  }
}
