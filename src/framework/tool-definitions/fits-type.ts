import { isObject } from '../json';
import type { ValueType } from './tool-definition';

/** Whether a value is of a declared type, without coercion. What an array or an object contains is not looked into. */
export function fitsType(type: ValueType, value: unknown): boolean {
  switch (type.kind) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'enum':
      return type.values.some((allowed) => allowed === value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    default:
      return typeof value === type.kind;
  }
}
