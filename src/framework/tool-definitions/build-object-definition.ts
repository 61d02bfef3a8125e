import type { ArgMetadata } from '../metadata';
import type { Constructor } from '../tool';
import {
  AliasCollision,
  ConstraintDoesNotFit,
  ConstraintWithoutArgument,
  DuplicateArgName,
  InexpressibleConstraint,
  InvalidArgName,
  InvalidDefault,
  MissingArgDescription,
  RecursiveShape,
} from './errors';
import { constructOnce } from './defaults';
import { checkRedeclarations, inheritedArgs } from './inheritance';
import { allowedBy, appliesTo, describeType, schemaKeywords } from './keywords';
import { NAME_PATTERN, toSnakeCase } from './names';
import type { ArgDefinition, ConstraintDefinition, ObjectDefinition, ValueType } from './tool-definition';
import { isTypeConstraint, valueTypeOf } from './value-type';
import { writtenField, writtenFields, type WrittenConstraint } from './written-constraints';

/**
 * A class with `@Arg` fields: a tool, or a nested argument.
 * @param owner what an error calls it: the tool's name, or the class's
 * @param around the classes whose fields it is nested in
 * @throws RegistrationError
 */
export function buildObjectDefinition(
  target: Constructor,
  owner: string = target.name,
  around: readonly Constructor[] = [],
): ObjectDefinition {
  checkRedeclarations(target);
  const declared = inheritedArgs(target);
  checkConstrained(target, declared);
  const initial = constructOnce(target);
  const args = declared.map((arg) => buildArg(target, arg, initial[arg.field], [...around, target]));
  checkNames(target, owner, args);
  return { target, args, knownArgs: args.flatMap(({ wireName, aliases }) => [wireName, ...aliases]).sort() };
}

function buildArg(
  target: Constructor,
  arg: ArgMetadata,
  initial: unknown,
  classes: readonly Constructor[],
): ArgDefinition {
  const { field, aliases = [], description } = arg;
  if (!description || description.trim() === '') throw new MissingArgDescription(target, field);
  const written = writtenField(target, field);
  const type = valueTypeOf(target, arg, written, (nested) => {
    if (classes.includes(nested)) throw new RecursiveShape(target, field, nested);
    return buildObjectDefinition(nested, nested.name, classes);
  });
  const constraints = written.constraints.filter((constraint) => !isTypeConstraint(constraint)).map(toDefinition);
  for (const constraint of constraints) checkConstraint(target, arg, constraint, type);
  const definition = {
    field,
    wireName: arg.wireName ?? toSnakeCase(field),
    aliases,
    description,
    type,
    required: initial === undefined && !written.isOptional,
    defaultValue: initial,
    constraints,
  };
  checkDefault(target, definition);
  return definition;
}

function checkConstrained(target: Constructor, args: readonly ArgMetadata[]): void {
  const fields = new Set(args.map(({ field }) => field));
  const forgotten = writtenFields(target).find((field) => !fields.has(field));
  if (forgotten !== undefined) throw new ConstraintWithoutArgument(target, forgotten);
}

function toDefinition({ name, params, each, message, accepts }: WrittenConstraint): ConstraintDefinition {
  return { name, params, each, accepts, allowed: allowedBy(name, params), ...(message !== undefined && { message }) };
}

function checkConstraint(
  target: Constructor,
  { field, description }: ArgMetadata,
  { name, params, each }: ConstraintDefinition,
  type: ValueType,
): void {
  const { kind } = each && type.kind === 'array' ? type.items : type;
  if (!appliesTo(name, kind)) throw new ConstraintDoesNotFit(target, field, name, kind);
  if (schemaKeywords(name, params, kind)) return;
  const subject = name.replace(/^is/, '').toLowerCase();
  if (!description.toLowerCase().includes(subject)) throw new InexpressibleConstraint(target, field, name);
}

function checkDefault(target: Constructor, { field, type, constraints, defaultValue }: ArgDefinition): void {
  if (defaultValue === undefined) return;
  if (!fitsType(type, defaultValue)) throw new InvalidDefault(target, field, defaultValue, describeType(type));
  for (const { each, accepts, allowed } of constraints) {
    const values: readonly unknown[] = each && Array.isArray(defaultValue) ? defaultValue : [defaultValue];
    if (!values.every(accepts)) throw new InvalidDefault(target, field, defaultValue, allowed);
  }
}

function fitsType(type: ValueType, value: unknown): boolean {
  switch (type.kind) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'enum':
      return type.values.some((allowed) => allowed === value);
    case 'array':
      return Array.isArray(value) && value.every((item) => fitsType(type.items, item));
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type.kind;
  }
}

function checkNames(target: Constructor, owner: string, args: readonly ArgDefinition[]): void {
  const canonical = new Map<string, string>();
  for (const { field, wireName } of args) {
    if (!NAME_PATTERN.test(wireName)) throw new InvalidArgName(target, field, wireName);
    const other = canonical.get(wireName);
    if (other !== undefined) throw new DuplicateArgName(target, field, other, wireName);
    canonical.set(wireName, field);
  }
  const taken = new Set(canonical.keys());
  for (const { field, aliases } of args) {
    for (const alias of aliases) {
      if (!NAME_PATTERN.test(alias)) throw new InvalidArgName(target, field, alias);
      if (taken.has(alias)) throw new AliasCollision(target, field, alias, owner);
      taken.add(alias);
    }
  }
}
