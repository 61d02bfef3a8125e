import { RegistrationError } from './registration-error';

/** A rule that callers could only find out by breaking it. */
export class UnexpressedConstraint extends RegistrationError {
  constructor(place: string, constraint: string, phrase: string | undefined) {
    super(
      `${place}: no schema keyword expresses ${constraint}; ` +
        (phrase === undefined
          ? "give it a message '$property must be …', and let the description say the same"
          : `the description must say "${phrase}"`),
    );
  }
}
