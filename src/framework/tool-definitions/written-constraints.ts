import type { MetadataStorage, ValidatorConstraintInterface } from 'class-validator';
import type { Constructor } from '../tool';
import { AsynchronousConstraint, UnsupportedValidation } from './errors';
import { lineage } from './lineage';

/** One class-validator decorator as it was written on a field. */
export interface WrittenConstraint {
  readonly name: string;
  readonly params: readonly unknown[];
  readonly each: boolean;
  /** The author's own message, where it is a text. */
  readonly message: string | undefined;
  readonly accepts: (value: unknown) => boolean;
}

/** What class-validator's storage knows about one field of a class. */
export interface WrittenField {
  readonly constraints: readonly WrittenConstraint[];
  readonly isOptional: boolean;
  readonly isNested: boolean;
  readonly isNestedEach: boolean;
}

type StoredMetadata = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];
/** class-validator's own declaration forgets that `each` is absent where options are given without it. */
type Metadata = Omit<StoredMetadata, 'each'> & { readonly each?: boolean };

/** The same storage as the package's index has (it is a global), without loading all of class-validator. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- this file has no type declarations beside it
const { getMetadataStorage } = require('class-validator/cjs/metadata/MetadataStorage') as {
  getMetadataStorage: () => MetadataStorage;
};

/** All that holds for a field of a class, inherited or its own, in the order of the source: decorators run the other way. */
export function writtenField(target: Constructor, field: string): WrittenField {
  const metadata = effectiveMetadata(target, field);
  for (const { groups, validateIf } of metadata as (Metadata & { validateIf?: unknown })[]) {
    if ((groups as string[] | undefined)?.length) throw new UnsupportedValidation(target, field, 'a validation group');
    if (validateIf) throw new UnsupportedValidation(target, field, 'validateIf');
  }
  const conditions = metadata.filter(({ type }) => type === 'conditionalValidation');
  const isOptional = conditions.some(({ name }) => name === 'isOptional');
  if (conditions.some(({ name }) => name !== 'isOptional'))
    throw new UnsupportedValidation(target, field, '@ValidateIf');
  const custom = metadata.filter(({ type }) => type === 'customValidation');
  const slow = custom.find(isAsynchronous);
  if (slow) throw new AsynchronousConstraint(target, field, nameOf(slow));
  const nested = metadata.filter(({ type }) => type === 'nestedValidation');
  return {
    constraints: custom.map(toConstraint).reverse(),
    isOptional,
    isNested: nested.length > 0,
    isNestedEach: nested.some(({ each }) => each),
  };
}

/** What is written on a field in this very class, in the order of the source: names, and the sorts that class-validator tells apart. */
export function ownConstraints(target: Constructor, field: string): { name: string; type: string }[] {
  const names = ownMetadata(target, field).map(({ name, type }) => ({ name: name ?? type, type }));
  return names.reverse();
}

/** The fields of a class and its bases that carry any constraint, the base's first. */
export function writtenFields(target: Constructor): string[] {
  const fields = lineage(target).flatMap((declaring) => metadataOf(declaring).map(({ propertyName }) => propertyName));
  return [...new Set(fields)];
}

/**
 * What a class puts on a field replaces what its bases put there, sort by sort. class-validator does so for the class
 * alone: it would apply the rules of a parent and of a grandparent both.
 */
function effectiveMetadata(target: Constructor, field: string): Metadata[] {
  const effective: Metadata[] = [];
  for (const declaring of lineage(target).reverse()) {
    const replaced = new Set(effective.map(({ type }) => type));
    effective.push(...ownMetadata(declaring, field).filter(({ type }) => !replaced.has(type)));
  }
  return effective;
}

function ownMetadata(target: Constructor, field: string): Metadata[] {
  return metadataOf(target).filter(({ propertyName }) => propertyName === field);
}

/** Of this very class. */
function metadataOf(target: Constructor): Metadata[] {
  const storage = getMetadataStorage();
  return storage.getTargetValidationMetadatas(target, '', false, false).filter((one) => one.target === target);
}

function isAsynchronous({ constraintCls }: Metadata): boolean {
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .some((constraint) => constraint.async);
}

function nameOf(metadata: Metadata): string {
  return metadata.name ?? (metadata.constraintCls as Constructor).name;
}

function toConstraint(metadata: Metadata): WrittenConstraint {
  const validator = new (metadata.constraintCls as new () => ValidatorConstraintInterface)();
  const params = (metadata.constraints as unknown[] | undefined) ?? [];
  const { target, propertyName: property, message } = metadata;
  const args = {
    constraints: params,
    property,
    targetName: (target as Constructor).name,
    object: {},
    value: undefined,
  };
  return {
    name: nameOf(metadata),
    params,
    each: metadata.each ?? false,
    message: typeof message === 'string' ? message : undefined,
    accepts: (value) => validator.validate(value, { ...args, value }) === true,
  };
}
