import { inspect } from 'node:util';
import type { ArgMetadata } from '../metadata';
import type { Constructor } from '../tool';
import { CompetingConstraints, ConstraintDoesNotFit, InexpressibleConstraint } from './errors';
import { appliesTo, describeType, schemaKeywords } from './keywords';
import { toSnakeCase } from './names';
import type { ConstraintDefinition, ValueType } from './tool-definition';

/**
 * Whether the constraints of an argument are rules that its schema says too.
 * @throws ConstraintDoesNotFit, InexpressibleConstraint, CompetingConstraints
 */
export function checkConstraints(
  target: Constructor,
  arg: ArgMetadata,
  constraints: readonly ConstraintDefinition[],
  type: ValueType,
): void {
  const ofItems = constraints.filter(({ each }) => each);
  const ofWhole = constraints.filter(({ each }) => !each);
  if (type.kind === 'array') checkOfOneValue(target, arg, ofItems, type.items);
  checkOfOneValue(target, arg, ofWhole, type);
}

function checkOfOneValue(
  target: Constructor,
  { field, description }: ArgMetadata,
  constraints: readonly ConstraintDefinition[],
  type: ValueType,
): void {
  const setBy = new Map<string, { name: string; value: unknown }>();
  for (const constraint of constraints) {
    const { name, params } = constraint;
    if (!appliesTo(name, params, type)) {
      throw new ConstraintDoesNotFit(target, field, asWritten(constraint), describeType(type));
    }
    const keywords = schemaKeywords(constraint, type);
    if (!keywords && !mentions(description, name)) {
      throw new InexpressibleConstraint(target, field, name, subjectOf(name));
    }
    for (const [keyword, value] of Object.entries(keywords ?? {})) {
      const other = setBy.get(keyword);
      if (other && other.value !== value) throw new CompetingConstraints(target, field, other.name, name, keyword);
      setBy.set(keyword, { name, value });
    }
  }
}

function asWritten({ name, params }: ConstraintDefinition): string {
  return `${name}(${params
    .filter((param) => param !== undefined)
    .map((param) => inspect(param))
    .join(', ')})`;
}

/** `isEmail` → "email", `isNotIn` → "not in", `arrayUnique` → "unique". */
function subjectOf(name: string): string {
  if (name === 'isNumber') return 'decimal'; // all that it says beside the type
  return toSnakeCase(name.replace(/^(is|array)(?=[A-Z])/i, '')).replaceAll('_', ' ');
}

function mentions(description: string, name: string): boolean {
  const squeeze = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase();
  return squeeze(description).includes(squeeze(subjectOf(name)));
}
