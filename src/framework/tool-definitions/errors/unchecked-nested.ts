import { RegistrationError } from './registration-error';

/** `@Type` with a class alone checks nothing. */
export class UncheckedNested extends RegistrationError {
  constructor(place: string, shape: string) {
    super(`${place}: @Type(() => ${shape}) needs @ValidateNested() beside it, with { each: true } for an array`);
  }
}
