import type { MetadataStorage as TypeStorage } from 'class-transformer/types/MetadataStorage';
import type { ArgMetadata, ArgType } from '../metadata';
import type { Constructor } from '../tool';
import {
  ContradictingTypes,
  NestedWithoutType,
  NonStringEnum,
  UncheckedNested,
  UnknownValueType,
  UntypedItems,
} from './errors';
import type { ObjectDefinition, ValueType } from './tool-definition';
import type { WrittenConstraint, WrittenField } from './written-constraints';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- this file has no type declarations beside it
const { defaultMetadataStorage } = require('class-transformer/cjs/storage') as { defaultMetadataStorage: TypeStorage };

type ScalarKind = Exclude<ValueType['kind'], 'enum' | 'array' | 'object'>;

const TYPE_CONSTRAINTS: ReadonlyMap<string, ArgType> = new Map([
  ['isString', 'string'],
  ['isInt', 'integer'],
  ['isNumber', 'number'],
  ['isBoolean', 'boolean'],
  ['isArray', 'array'],
  ['isObject', 'object'],
]);
const CHOICES: ReadonlySet<string> = new Set(['isIn', 'isEnum', 'equals']);
const ARRAY_CONSTRAINTS: ReadonlySet<string> = new Set([
  'arrayMinSize',
  'arrayMaxSize',
  'arrayNotEmpty',
  'arrayUnique',
]);
/** What the compiler writes where there is no class, and what `@Type` may name without meaning a shape. */
const NOT_SHAPES: ReadonlySet<unknown> = new Set([Object, Array, String, Number, Boolean, Date]);
const DESIGN_TYPES: ReadonlyMap<unknown, readonly ValueType['kind'][]> = new Map<unknown, ValueType['kind'][]>([
  [String, ['string', 'enum']],
  [Number, ['integer', 'number']],
  [Boolean, ['boolean']],
  [Array, ['array']],
]);

/** True for what the type says already: coercion has checked it. */
export function isTypeConstraint(constraint: WrittenConstraint): boolean {
  if (constraint.name === 'isNumber')
    return Object.keys((constraint.params[0] as object | undefined) ?? {}).length === 0;
  return TYPE_CONSTRAINTS.has(constraint.name) || CHOICES.has(constraint.name);
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
    whole.some(({ name }) => name === 'isArray' || ARRAY_CONSTRAINTS.has(name));

  const type = isArray
    ? arrayOf(target, arg, each, shape)
    : shape
      ? ({ kind: 'object', shape } as const)
      : plainType(target, field, arg.type, whole);
  if (!type) throw new UnknownValueType(target, field);
  const expected = DESIGN_TYPES.get(arg.designType);
  if (expected && !expected.includes(type.kind)) {
    throw new ContradictingTypes(target, field, (arg.designType as Constructor).name, type.kind);
  }
  return type;
}

function arrayOf(
  target: Constructor,
  arg: ArgMetadata,
  each: readonly WrittenConstraint[],
  shape: ObjectDefinition | undefined,
): ValueType {
  const items: ValueType | undefined = shape
    ? { kind: 'object', shape }
    : plainType(target, arg.field, arg.items, each);
  if (!items) throw new UntypedItems(target, arg.field);
  return { kind: 'array', items };
}

function plainType(
  target: Constructor,
  field: string,
  given: ArgType | undefined,
  constraints: readonly WrittenConstraint[],
): ValueType | undefined {
  const choice = constraints.find(({ name }) => CHOICES.has(name));
  if (choice) return { kind: 'enum', values: choicesOf(target, field, choice) };
  const constrained = constraints.map(({ name }) => TYPE_CONSTRAINTS.get(name)).filter((type) => type !== undefined);
  const [type = given, other] = new Set(constrained);
  if (type && other) throw new ContradictingTypes(target, field, type, other);
  if (given && type !== given) throw new ContradictingTypes(target, field, given, String(type));
  if (type === undefined || type === 'array') return undefined;
  return type === 'object' ? { kind: 'object' } : { kind: type satisfies ScalarKind };
}

function choicesOf(target: Constructor, field: string, { name, params }: WrittenConstraint): readonly string[] {
  const values: unknown[] = name === 'equals' ? [params[0]] : Object.values(params[0] as object);
  if (values.length === 0 || !values.every((value) => typeof value === 'string'))
    throw new NonStringEnum(target, field);
  return values;
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

/** The class that `@Type(() => X)` names; the decorator may stand in a base class. */
function nestedClass(target: Constructor, field: string): Constructor | undefined {
  const nested = defaultMetadataStorage.findTypeMetadata(target, field) as
    ReturnType<TypeStorage['findTypeMetadata']> | undefined;
  const type: unknown = nested?.typeFunction();
  return typeof type === 'function' && !NOT_SHAPES.has(type) ? (type as Constructor) : undefined;
}
