import { isObject } from '../json';
import type { Constructor } from '../tool';
import { fitsType } from './fits-type';
import { describeType } from './keywords';
import type { JsonSchema, ObjectDefinition, ValueType } from './tool-definition';
import { valueTypeOf } from './value-type';
import { writtenField, writtenFields } from './written-constraints';

/**
 * The schema of a result class: its fields are those that class-validator's decorators stand on, and their names are
 * the names on the wire. It is open: an answer may carry `unknown_args` too. A class within itself is any object.
 */
export function buildOutputSchema(result: Constructor, around: readonly Constructor[] = []): JsonSchema {
  const classes = [...around, result];
  const fields = writtenFields(result).map((field) => ({ field, ...resultField(result, field) }));
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ field }) => field);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ field, type }) => [field, typeSchema(type, classes)])),
    ...(required.length > 0 && { required }),
  };
}

/** Where an answer differs from its result class, by path; empty when it is as declared. For tests. */
export function checkResult(result: Constructor, answer: object, path = ''): string[] {
  const fields = new Map(writtenFields(result).map((field) => [field, resultField(result, field)]));
  const undeclared = Object.keys(answer).filter((key) => !fields.has(key));
  return [
    ...undeclared.map((key) => `${path}${key}: not declared by ${result.name}`),
    ...[...fields].flatMap(([field, { type, isOptional }]) => {
      const value = (answer as Record<string, unknown>)[field];
      if (value === undefined) return isOptional ? [] : [`${path}${field}: missing`];
      return checkValue(type, value, `${path}${field}`);
    }),
  ];
}

function checkValue(type: ValueType, value: unknown, path: string): string[] {
  if (type.kind === 'array' && Array.isArray(value)) {
    return value.flatMap((item, index) => checkValue(type.items, item, `${path}[${index}]`));
  }
  if (type.kind === 'object' && isObject(value)) {
    return type.shape ? checkResult(type.shape.target, value, `${path}.`) : [];
  }
  return fitsType(type, value) ? [] : [`${path}: must be ${describeType(type)}, is ${JSON.stringify(value)}`];
}

function resultField(result: Constructor, field: string): { type: ValueType; isOptional: boolean } {
  const written = writtenField(result, field);
  const shapeOf = (target: Constructor): ObjectDefinition => ({ target, args: [], knownArgs: [] });
  const type = valueTypeOf(result, { field, description: field }, written, shapeOf);
  return { type, isOptional: written.isOptional };
}

function typeSchema(type: ValueType, around: readonly Constructor[]): JsonSchema {
  switch (type.kind) {
    case 'enum':
      return { type: 'string', enum: type.values };
    case 'array':
      return { type: 'array', items: typeSchema(type.items, around) };
    case 'object': {
      const nested = type.shape?.target;
      return nested && !around.includes(nested) ? buildOutputSchema(nested, around) : { type: 'object' };
    }
    default:
      return { type: type.kind };
  }
}
