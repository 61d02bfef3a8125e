import type { MetadataStorage, ValidatorConstraintInterface } from 'class-validator';
import type { Constructor } from '../tool';
import { UnsupportedValidation } from './errors';

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

type Metadata = ReturnType<MetadataStorage['getTargetValidationMetadatas']>[number];

/** The same storage as the package's index has (it is a global), without loading all of class-validator. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- this file has no type declarations beside it
const { getMetadataStorage } = require('class-validator/cjs/metadata/MetadataStorage') as {
  getMetadataStorage: () => MetadataStorage;
};

/** All that holds for a field of a class, inherited or its own, in the order of the source: decorators run the other way. */
export function writtenField(target: Constructor, field: string): WrittenField {
  const metadata = metadataOf(target).filter(({ propertyName }) => propertyName === field);
  for (const { groups, validateIf } of metadata as (Metadata & { validateIf?: unknown })[]) {
    if ((groups as string[] | undefined)?.length) throw new UnsupportedValidation(target, field, 'a validation group');
    if (validateIf) throw new UnsupportedValidation(target, field, 'validateIf');
  }
  const conditions = metadata.filter(({ type }) => type === 'conditionalValidation');
  const isOptional = conditions.some(({ name }) => name === 'isOptional');
  if (conditions.some(({ name }) => name !== 'isOptional'))
    throw new UnsupportedValidation(target, field, '@ValidateIf');
  const nested = metadata.filter(({ type }) => type === 'nestedValidation');
  return {
    constraints: metadata
      .filter(({ type }) => type === 'customValidation')
      .map(toConstraint)
      .reverse(),
    isOptional,
    isNested: nested.length > 0,
    isNestedEach: nested.some(({ each }) => each),
  };
}

/** Names of the constraints written on a field in this very class. */
export function ownConstraintNames(target: Constructor, field: string): string[] {
  return metadataOf(target)
    .filter((metadata) => metadata.target === target && metadata.propertyName === field)
    .map(({ name, type }) => name ?? type);
}

function metadataOf(target: Constructor): Metadata[] {
  return getMetadataStorage().getTargetValidationMetadatas(target, '', false, false);
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
    name: metadata.name ?? (metadata.constraintCls as Constructor).name,
    params,
    each: metadata.each,
    message: typeof message === 'string' ? message : undefined,
    accepts: (value) => validator.validate(value, { ...args, value }) === true,
  };
}

/** The fields of a class and its bases that carry any constraint, in order of first mention. */
export function writtenFields(target: Constructor): string[] {
  return [...new Set(metadataOf(target).map(({ propertyName }) => propertyName))];
}
