import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** An alias that could mean two arguments. */
export class AliasCollision extends RegistrationError {
  constructor(target: Constructor, field: string, alias: string, owner: string) {
    super(`${fieldOf(target, field)}: alias "${alias}" is also the name of another argument of ${owner}`);
  }
}
