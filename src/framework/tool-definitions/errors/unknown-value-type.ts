import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A field without a constraint or a type that says what it is. */
export class UnknownValueType extends RegistrationError {
  constructor(target: Constructor, field: string) {
    super(
      `${fieldOf(target, field)}: its JSON type cannot be told; add @IsString, @IsInt, @IsNumber, @IsBoolean, @IsArray, @IsObject, or give @Arg a type`,
    );
  }
}
