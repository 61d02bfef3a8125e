import type { Constructor } from '../tool';
import { ConstructorDoesWork, ConstructorThrows, RegistrationError } from './errors';

/** The values that construction gives to the fields of a class. */
export type InitialValues = Readonly<Record<string, unknown>>;

/**
 * Constructs a class once, with stand-ins for its services, to learn the initial values of its fields.
 * @throws ConstructorDoesWork when a stand-in is used, ConstructorThrows when construction fails otherwise
 */
export function constructOnce(target: Constructor): InitialValues {
  const parameters = Array.from({ length: parameterCount(target) }, (_, index) => standIn(target, index + 1));
  try {
    return Reflect.construct(target, parameters) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof RegistrationError) throw error;
    throw new ConstructorThrows(target, error instanceof Error ? error.message : String(error));
  }
}

function parameterCount(target: Constructor): number {
  const types = Reflect.getMetadata('design:paramtypes', target) as unknown[] | undefined;
  return Math.max(target.length, types?.length ?? 0);
}

/** Whatever is done with it is work that a constructor must not do. */
function standIn(target: Constructor, position: number): object {
  const refuse = (): never => {
    throw new ConstructorDoesWork(target, position);
  };
  return new Proxy(() => undefined, {
    get: refuse,
    set: refuse,
    has: refuse,
    apply: refuse,
    ownKeys: refuse,
    getPrototypeOf: refuse,
    getOwnPropertyDescriptor: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
  });
}
