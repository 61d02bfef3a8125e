import 'reflect-metadata';
import { addArgMetadata, type ArgOptions } from '../metadata';

/**
 * Marks a field as an argument.
 *
 * `@Arg({ description })` takes the field's name in snake case as the name on the wire;
 * `@Arg('max_results', { aliases, description })` gives it.
 */
export function Arg(options: ArgOptions): PropertyDecorator;
export function Arg(wireName: string, options: ArgOptions): PropertyDecorator;
export function Arg(first: string | ArgOptions, second?: ArgOptions): PropertyDecorator {
  const named = typeof first === 'string' ? { ...second!, wireName: first } : first;
  return (prototype, field) => {
    const designType: unknown = Reflect.getMetadata('design:type', prototype, field);
    addArgMetadata(prototype, { ...named, field: String(field), designType });
  };
}
