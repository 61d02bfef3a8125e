import { echo } from '../errors';
import { isObject } from '../json';
import {
  describeType,
  type ArgDefinition,
  type ArgumentMode,
  type ConstraintDefinition,
  type ObjectDefinition,
  type ValueType,
} from '../tool-definitions';
import { REFUSED, coerceScalar } from './coerce-scalar';
import type { Issues } from './issues';

/** From a value as it came to one that fits. One that does not is an issue, and comes back as it is. */
export type ValueReader = (value: unknown, path: string, issues: Issues) => unknown;

/** How nested objects are read: `compile-object` is handed in, since it reads an object by reading values. */
export type ShapeCompiler = (
  shape: ObjectDefinition,
  mode: ArgumentMode,
) => (object: Record<string, unknown>, path: string, issues: Issues) => object;

/** The reader of one argument: coercion by its declared type, then its constraints. */
export function compileValue(arg: ArgDefinition, mode: ArgumentMode, compileShape: ShapeCompiler): ValueReader {
  const whole = arg.constraints.filter(({ each }) => !each);
  const each = arg.constraints.filter((constraint) => constraint.each);
  if (arg.type.kind !== 'array') return compileType(arg.type, whole, mode, compileShape);
  return compileArray(arg.type.items, whole, compileType(arg.type.items, each, mode, compileShape));
}

function compileType(
  type: ValueType,
  constraints: readonly ConstraintDefinition[],
  mode: ArgumentMode,
  compileShape: ShapeCompiler,
): ValueReader {
  const allowed = describeAllowed(type, constraints);
  const accept = (value: unknown, path: string, issues: Issues): unknown => {
    for (const { accepts, message } of constraints) {
      if (accepts(value)) continue;
      return refuse(value, path, issues, filledIn(message, value, path) ?? allowed);
    }
    return value;
  };
  switch (type.kind) {
    case 'array':
      return compileArray(type.items, constraints, compileType(type.items, [], mode, compileShape));
    case 'object': {
      const read = type.shape && compileShape(type.shape, mode);
      return (value, path, issues) => {
        const object = parsedIfText(value);
        if (!isObject(object)) return refuse(value, path, issues, allowed);
        const before = issues.count;
        const whole = read ? read(object, path, issues) : object;
        return issues.count > before ? whole : accept(whole, path, issues);
      };
    }
    default:
      return (value, path, issues) => {
        const coerced = coerceScalar(type, value, mode);
        return coerced === REFUSED ? refuse(value, path, issues, allowed) : accept(coerced, path, issues);
      };
  }
}

function compileArray(
  items: ValueType,
  constraints: readonly ConstraintDefinition[],
  readItem: ValueReader,
): ValueReader {
  const allowed = describeAllowed({ kind: 'array', items }, constraints);
  return (value, path, issues) => {
    const array = parsedIfText(value);
    if (!Array.isArray(array)) return refuse(value, path, issues, allowed);
    const before = issues.count;
    const read = array.map((item: unknown, index) => readItem(item, `${path}[${index}]`, issues));
    if (issues.count > before) return read; // an author's rule about the whole may count on whole elements
    for (const { accepts, message } of constraints) {
      if (!accepts(read)) return refuse(value, path, issues, filledIn(message, value, path) ?? allowed);
    }
    return read;
  };
}

function refuse(value: unknown, path: string, issues: Issues, allowed: string): unknown {
  issues.refuse(path, value, allowed);
  return value;
}

/** The tokens of class-validator's messages that only a call can tell; names are those on the wire. */
function filledIn(message: string | undefined, value: unknown, path: string): string | undefined {
  return message?.replaceAll('$property', () => path).replaceAll('$value', () => echo(value));
}

/** Agents send arrays and objects as JSON text. */
function parsedIfText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value; // not JSON: refused as the text it is
  }
}

/** "must be an integer, at least 1, at most 200". */
function describeAllowed(type: ValueType, constraints: readonly ConstraintDefinition[]): string {
  return `must be ${[describeType(type), ...constraints.map(({ allowed }) => allowed)].join(', ')}`;
}
