import type { Constructor } from '../../tool';
import { fieldOf, RegistrationError } from './registration-error';

/** A schema has one place for what two constraints say. */
export class CompetingConstraints extends RegistrationError {
  constructor(target: Constructor, field: string, first: string, second: string, keyword: string) {
    super(
      `${fieldOf(target, field)}: "${first}" and "${second}" say different things about "${keyword}"; keep one of them`,
    );
  }
}
