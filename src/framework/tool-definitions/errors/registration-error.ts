import type { Constructor } from '../../tool';

/** A wrong declaration: an error at start-up that names class, field and rule. */
export class RegistrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** `FindSymbolTool.maxMatches`. */
export function fieldOf(target: Constructor, field: string): string {
  return `${target.name}.${field}`;
}
