import { RegistrationError } from '../tool-definitions';

/** A tool file exports a subclass of `Tool` that no decorator made a tool. */
export class UndecoratedTool extends RegistrationError {
  constructor(exportedAs: string, file: string) {
    super(
      `${exportedAs}: exported by ${file} without @ReadOnlyTool or @MutationTool; ` +
        'decorate it, or keep base classes in a file that is not named *.tool',
    );
  }
}
