import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** An alias that says nothing new: it stands there already, or is the own name of its argument. */
export class RepeatedAlias extends RegistrationError {
  constructor(target: Constructor, field: string, alias: string) {
    super(
      `${fieldOf(target, field)}: alias "${alias}" is written twice, or is the own name of the argument; remove it`,
    );
  }
}
