import { RegistrationError } from './registration-error';

/** A description that clients would cut. */
export class DescriptionTooLong extends RegistrationError {
  constructor(place: string, length: number, limit: number) {
    super(`${place}: the description has ${length} characters; at most ${limit} are allowed`);
  }
}
