import { isDeepStrictEqual } from 'node:util';
import type { Constructor } from '../tool';
import { InvalidDefault, SharedDefault, VaryingDefault } from './errors';
import { fitsType } from './fits-type';
import type { InitialValues } from './initial-values';
import { describeType } from './keywords';
import type { ArgDefinition, ValueType } from './tool-definition';

/**
 * @param again the value that a second construction gave
 * @throws InvalidDefault, SharedDefault, VaryingDefault
 */
export function checkDefault(target: Constructor, arg: ArgDefinition, again: unknown): void {
  const { field, defaultValue } = arg;
  if (defaultValue === undefined) return;
  checkValue(target, field, arg, defaultValue);
  const isShared = typeof defaultValue === 'object' && defaultValue === again;
  if (isShared && !Object.isFrozen(defaultValue)) throw new SharedDefault(target, field);
  if (!isDeepStrictEqual(defaultValue, again)) throw new VaryingDefault(target, field);
}

function checkValue(target: Constructor, path: string, { type, constraints }: ArgDefinition, value: unknown): void {
  checkType(target, path, type, value);
  for (const { each, accepts, allowed } of constraints) {
    const values = each ? (value as readonly unknown[]) : [value];
    const refused = values.find((one) => !accepts(one));
    if (refused !== undefined) throw new InvalidDefault(target, path, refused, allowed);
  }
}

function checkType(target: Constructor, path: string, type: ValueType, value: unknown): void {
  if (!fitsType(type, value)) throw new InvalidDefault(target, path, value, describeType(type));
  if (type.kind === 'array') {
    for (const [index, item] of (value as unknown[]).entries())
      checkType(target, `${path}[${index}]`, type.items, item);
  }
  if (type.kind !== 'object' || !type.shape) return;
  for (const arg of type.shape.args) {
    const inner = (value as InitialValues)[arg.field];
    if (inner !== undefined || arg.required) checkValue(target, `${path}.${arg.field}`, arg, inner);
  }
}
