import { integerOf, withoutMinusZero } from '../policy';
import type { ArgumentMode, ValueType } from '../tool-definitions';

/** A value that the declared type does not accept. */
export const REFUSED = Symbol('refused');

const CANONICAL_DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

type Scalar = Exclude<ValueType, { kind: 'array' | 'object' }>;

/** The coercion table of the argument policy, for everything but arrays and objects. */
export function coerceScalar(type: Scalar, value: unknown, mode: ArgumentMode): unknown {
  switch (type.kind) {
    case 'string':
      return typeof value === 'string' ? value : REFUSED;
    case 'integer':
      return integerOf(value) ?? REFUSED;
    case 'number':
      return coerceNumber(value);
    case 'boolean':
      return coerceBoolean(value);
    case 'enum':
      return coerceEnum(type.values, value, mode);
  }
}

function coerceNumber(value: unknown): unknown {
  const number = typeof value === 'string' && CANONICAL_DECIMAL.test(value) ? Number(value) : value;
  return Number.isFinite(number) ? withoutMinusZero(number as number) : REFUSED;
}

/** Never truthiness: "false" must not become true. */
function coerceBoolean(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return REFUSED;
  const word = value.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : REFUSED;
}

function coerceEnum(values: readonly string[], value: unknown, mode: ArgumentMode): unknown {
  if (typeof value !== 'string') return REFUSED;
  if (values.includes(value)) return value;
  if (mode === 'strict') return REFUSED;
  const [match, other] = values.filter((allowed) => allowed.toLowerCase() === value.toLowerCase());
  return match !== undefined && other === undefined ? match : REFUSED;
}
