import type { ArgMetadata } from '../metadata';
import type { Constructor } from '../tool';
import { checkConstraints } from './check-constraints';
import { checkDefault } from './check-default';
import { checkNames } from './check-names';
import { ConstraintWithoutArgument, MissingArgDescription, NestedWithoutArgs, RecursiveShape } from './errors';
import { checkKeptConstraints, checkKeptDefaults, inheritedArgs } from './inheritance';
import { constructOnce } from './initial-values';
import { allowedBy } from './keywords';
import { toSnakeCase } from './names';
import type { ArgDefinition, ConstraintDefinition, ObjectDefinition } from './tool-definition';
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
  const declared = inheritedArgs(target);
  checkForgotten(target, declared);
  checkKeptConstraints(target);
  const initial = constructOnce(target);
  const again = constructOnce(target);
  checkKeptDefaults(target, initial);
  const args = declared.map((arg) => {
    const definition = buildArg(target, arg, initial[arg.field], [...around, target]);
    checkDefault(target, definition, again[arg.field]);
    return definition;
  });
  checkNames(target, owner, args);
  return { target, args, knownArgs: args.flatMap(({ wireName, aliases }) => [wireName, ...aliases]).sort() };
}

/** A field with constraints that no call can give is one that `@Arg` was forgotten on. */
function checkForgotten(target: Constructor, args: readonly ArgMetadata[]): void {
  const fields = new Set(args.map(({ field }) => field));
  const forgotten = writtenFields(target).find((field) => !fields.has(field));
  if (forgotten !== undefined) throw new ConstraintWithoutArgument(target, forgotten);
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
    const shape = buildObjectDefinition(nested, nested.name, classes);
    if (shape.args.length === 0) throw new NestedWithoutArgs(target, field, nested);
    return shape;
  });
  const constraints = written.constraints.filter((constraint) => !isTypeConstraint(constraint)).map(toDefinition);
  checkConstraints(target, arg, constraints, type);
  return {
    field,
    wireName: arg.wireName ?? toSnakeCase(field),
    aliases,
    description,
    type,
    required: initial === undefined && !written.isOptional,
    defaultValue: initial,
    constraints,
  };
}

function toDefinition({ name, params, each, message, accepts }: WrittenConstraint): ConstraintDefinition {
  const allowed = allowedBy(name, params);
  return {
    name,
    params,
    each,
    accepts,
    allowed,
    ...(message !== undefined && { message: withParams(message, params) }),
  };
}

/** class-validator, "Validation messages": `$constraint1` stands for the first parameter of the decorator, and so on. */
function withParams(message: string, params: readonly unknown[]): string {
  return message.replace(/\$constraint(\d+)/g, (token, number) => {
    const index = Number(number) - 1;
    return index in params ? String(params[index]) : token;
  });
}
