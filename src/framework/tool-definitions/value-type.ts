import type { ArgMetadata, ArgType } from '../metadata';
import type { Constructor } from '../tool';
import {
  CompetingConstraints,
  ContradictingTypes,
  NestedWithoutType,
  NonStringEnum,
  UncheckedNested,
  UnknownValueType,
  UntypedItems,
} from './errors';
import { nestedClass } from './nested-class';
import type { ObjectDefinition, ValueType } from './tool-definition';
import type { WrittenConstraint, WrittenField } from './written-constraints';

const TYPE_CONSTRAINTS: ReadonlyMap<string, ArgType> = new Map([
  ['isString', 'string'],
  ['isInt', 'integer'],
  ['isNumber', 'number'],
  ['isBoolean', 'boolean'],
  ['isArray', 'array'],
  ['isObject', 'object'],
  ['isIn', 'string'],
  ['isEnum', 'string'],
  ['equals', 'string'],
]);
const CHOICES: ReadonlySet<string> = new Set(['isIn', 'isEnum', 'equals']);
const DESIGN_TYPES: ReadonlyMap<unknown, readonly ValueType['kind'][]> = new Map<unknown, ValueType['kind'][]>([
  [String, ['string', 'enum']],
  [Number, ['integer', 'number']],
  [Boolean, ['boolean']],
  [Array, ['array']],
]);

/** True for what the type says already: coercion has checked it. */
export function isTypeConstraint({ name, params }: WrittenConstraint): boolean {
  const [options] = params as [{ maxDecimalPlaces?: number }?];
  return TYPE_CONSTRAINTS.has(name) && !(name === 'isNumber' && options?.maxDecimalPlaces !== undefined);
}

/**
 * The JSON type of a field, from its constraints or the type given to `@Arg`; the compiler's `design:type` is only
 * compared, since compilers differ in what they write.
 * @throws RegistrationError where it cannot be told, or two sources disagree
 */
export function valueTypeOf(
  target: Constructor,
  arg: ArgMetadata,
  written: WrittenField,
  nestedShape: (nested: Constructor) => ObjectDefinition,
): ValueType {
  const { field } = arg;
  const whole = written.constraints.filter(({ each }) => !each);
  const each = written.constraints.filter((constraint) => constraint.each);
  const shape = nestedShapeOf(target, field, written, nestedShape);
  const isArray =
    arg.type === 'array' ||
    arg.items !== undefined ||
    each.length > 0 ||
    written.isNestedEach ||
    whole.some(({ name }) => name === 'isArray' || name.startsWith('array'));

  if (isArray) agreedType(target, field, [arg.type, ...typesOf(whole), 'array']);
  const value = isArray
    ? valueOf(target, field, arg.items, each, shape)
    : valueOf(target, field, arg.type, whole, shape);
  if (!value) throw isArray ? new UntypedItems(target, field) : new UnknownValueType(target, field);
  const type: ValueType = isArray ? { kind: 'array', items: value } : value;
  checkDesignType(target, arg, type);
  return type;
}

/** The type of a field that is no array, or of the elements of one. */
function valueOf(
  target: Constructor,
  field: string,
  given: ArgType | undefined,
  constraints: readonly WrittenConstraint[],
  shape: ObjectDefinition | undefined,
): ValueType | undefined {
  const values = choicesOf(target, field, constraints);
  const type = agreedType(target, field, [given, ...typesOf(constraints), shape && 'object']);
  if (values) return { kind: 'enum', values };
  if (shape) return { kind: 'object', shape };
  return type === undefined || type === 'array' ? undefined : { kind: type };
}

function typesOf(constraints: readonly WrittenConstraint[]): (ArgType | undefined)[] {
  return constraints.map(({ name }) => TYPE_CONSTRAINTS.get(name));
}

function agreedType(target: Constructor, field: string, types: readonly (ArgType | undefined)[]): ArgType | undefined {
  const [type, other] = new Set(types.filter((one) => one !== undefined));
  if (type && other) throw new ContradictingTypes(target, field, type, other);
  return type;
}

function choicesOf(
  target: Constructor,
  field: string,
  constraints: readonly WrittenConstraint[],
): readonly string[] | undefined {
  const [choice, other] = constraints.filter(({ name }) => CHOICES.has(name));
  if (!choice) return undefined;
  if (other) throw new CompetingConstraints(target, field, choice.name, other.name, 'enum');
  const [first] = choice.params;
  const values: readonly unknown[] = choice.name === 'equals' ? [first] : Object.values(first as object);
  if (values.length === 0 || !values.every((value) => typeof value === 'string'))
    throw new NonStringEnum(target, field, values);
  return [...new Set(values)]; // JSON Schema wants each once
}

function nestedShapeOf(
  target: Constructor,
  field: string,
  { isNested }: WrittenField,
  nestedShape: (nested: Constructor) => ObjectDefinition,
): ObjectDefinition | undefined {
  const nested = nestedClass(target, field);
  if (isNested && !nested) throw new NestedWithoutType(target, field);
  if (nested && !isNested) throw new UncheckedNested(target, field, nested);
  return nested && nestedShape(nested);
}

function checkDesignType(target: Constructor, { field, designType }: ArgMetadata, { kind }: ValueType): void {
  if (typeof designType !== 'function' || designType === Object) return; // an interface, a union, or no compiler
  const expected = DESIGN_TYPES.get(designType) ?? ['object'];
  if (!expected.includes(kind)) throw new ContradictingTypes(target, field, designType.name, kind);
}
