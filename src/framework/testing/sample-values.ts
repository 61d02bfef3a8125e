import type { ArgDefinition, ValueType } from '../tool-definitions';

/** Values of the declared JSON type, on and around every bound that a constraint writes down. */
export function nativeValues(arg: ArgDefinition): unknown[] {
  const bounds = arg.constraints.filter(({ each }) => !each).flatMap(({ params }) => params.filter(isNumber));
  const around = bounds.flatMap((bound) => [bound - 1, bound, bound + 1]);
  switch (arg.type.kind) {
    case 'integer':
      return [0, 1, -1, 2, 1_000_000, ...around];
    case 'number':
      return [0, 1, -1, 0.5, ...around, ...around.map((bound) => bound + 0.5)];
    case 'string':
      return [
        '',
        'a',
        'two words',
        '{"a":1}',
        '0'.repeat(64),
        ...around.filter((n) => n >= 0).map((n) => 'x'.repeat(n)),
      ];
    case 'boolean':
      return [true, false];
    case 'enum':
      return [...arg.type.values, 'no such value'];
    case 'array':
      return [[], ...itemsOf(arg.type.items).map((item) => [item])];
    case 'object':
      return [];
  }
}

/** Values that the declared type refuses, whatever the constraints. */
export function wrongValues(type: ValueType): unknown[] {
  switch (type.kind) {
    case 'integer':
      return ['10.5', '1e3', '0x10', '099', ' 10', '12px', true, [5], {}, 1.5];
    case 'number':
      return ['NaN', 'Infinity', '1e3', true, [5], {}];
    case 'boolean':
      return ['0', '1', 'yes', 0, 1, [], {}];
    case 'string':
      return [1, true, {}, []];
    case 'enum':
      return ['no such value', 1, true, [], {}];
    case 'array':
      return ['a bare string', 1, true, {}, '{}'];
    case 'object':
      return ['a bare string', 1, true, [], '[]'];
  }
}

function itemsOf(items: ValueType): unknown[] {
  switch (items.kind) {
    case 'enum':
      return [...items.values, 'no such value'];
    case 'string':
      return ['', 'a'];
    case 'integer':
    case 'number':
      return [0, 1, -1];
    case 'boolean':
      return [true];
    default:
      return [];
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
