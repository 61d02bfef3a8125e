import 'reflect-metadata';
import type * as ClassTransformer from 'class-transformer';
import type * as ClassValidator from 'class-validator';

/**
 * The decorators of class-validator that a JSON schema can express, and class-transformer's `Type`. They are loaded
 * from their own files: both packages' index files load everything they have (45 ms, libphonenumber among it), and
 * that is paid at every start. The metadata goes to the same storages, so mixing in the packages' own exports is fine.
 */
function decorator<Name extends keyof typeof ClassValidator>(
  folder: string,
  name: Name,
): (typeof ClassValidator)[Name] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- these files have no type declarations beside them
  return (require(`class-validator/cjs/decorator/${folder}/${name}`) as typeof ClassValidator)[name];
}

export const Equals = decorator('common', 'Equals');
export const IsIn = decorator('common', 'IsIn');
export const IsNotEmpty = decorator('common', 'IsNotEmpty');
export const IsOptional = decorator('common', 'IsOptional');
export const ValidateNested = decorator('common', 'ValidateNested');

export const IsArray = decorator('typechecker', 'IsArray');
export const IsBoolean = decorator('typechecker', 'IsBoolean');
export const IsEnum = decorator('typechecker', 'IsEnum');
export const IsInt = decorator('typechecker', 'IsInt');
export const IsNumber = decorator('typechecker', 'IsNumber');
export const IsObject = decorator('typechecker', 'IsObject');
export const IsString = decorator('typechecker', 'IsString');

export const IsDivisibleBy = decorator('number', 'IsDivisibleBy');
export const IsNegative = decorator('number', 'IsNegative');
export const IsPositive = decorator('number', 'IsPositive');
export const Max = decorator('number', 'Max');
export const Min = decorator('number', 'Min');

export const Length = decorator('string', 'Length');
export const Matches = decorator('string', 'Matches');
export const MaxLength = decorator('string', 'MaxLength');
export const MinLength = decorator('string', 'MinLength');

export const ArrayMaxSize = decorator('array', 'ArrayMaxSize');
export const ArrayMinSize = decorator('array', 'ArrayMinSize');
export const ArrayNotEmpty = decorator('array', 'ArrayNotEmpty');
export const ArrayUnique = decorator('array', 'ArrayUnique');

// eslint-disable-next-line @typescript-eslint/no-require-imports -- as above
export const { Type } = require('class-transformer/cjs/decorators/type.decorator') as Pick<
  typeof ClassTransformer,
  'Type'
>;
