import { Ajv } from 'ajv';
import {
  Arg,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsEnum,
  IsIn,
  IsInt,
  IsNegative,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  MutationTool,
  ToolRegistry,
  Type,
  ValidateNested,
  type ToolClass,
} from '../../../src/framework';
import { about, decorate, description, options, schemaOf, Silent } from './declare';

enum Colour {
  Red = 'red',
  Blue = 'blue',
}
class Point {
  @Arg({ description }) @IsInt() @Min(0) x!: number;
  @Arg({ description }) @IsOptional() @IsString() @IsNotEmpty() label?: string;
}

/** Strict, since lenient tools take more than they advertise: enums in any case, "" for nothing. */
function toolOf(...decorators: PropertyDecorator[]): ToolClass {
  class Example extends Silent {}
  decorate(Example, 'value', about, ...decorators);
  MutationTool(options)(Example);
  return Example;
}

const each = { each: true };
const numbers = [-2, -1, -0.5, 0, 0.5, 1, 2, 3, 3.5, 4, 1e6];
const texts = ['', 'a', 'ab', 'abc', 'abcd', '😀', '😀😀', 'ä', 'A', '12', 'red', 'blue', 'no'];
const arrays = [[], ['a'], ['a', 'b'], ['a', 'a'], ['a', ''], ['a', 'b', 'c'], [1], [1, 5], [[]], [null]];
const objects = [
  {},
  { x: 1 },
  { x: -1 },
  { x: 1, label: '' },
  { x: 1, label: 'a' },
  { x: 1, z: 1 },
  { label: 'a' },
  { x: 0.5 },
];

/** JSON's own types: text that stands for another value is not the schema's business. */
const cases: [rule: string, values: readonly unknown[], ...PropertyDecorator[]][] = [
  ['an integer', [...numbers, true, {}, []], IsInt()],
  ['a number', [...numbers, true, {}, []], IsNumber()],
  ['a boolean', [true, false, 0, 1, {}, []], IsBoolean()],
  ['a string', [...texts, 1, true, {}, []], IsString()],
  ['any object', [...objects, [], 1, true], IsObject()],
  ['@Min and @Max', numbers, IsInt(), Min(1), Max(3)],
  ['fractional bounds', numbers, IsNumber(), Min(-0.5), Max(3.5)],
  ['@IsPositive', numbers, IsNumber(), IsPositive()],
  ['@IsNegative', numbers, IsInt(), IsNegative()],
  ['@IsDivisibleBy', numbers, IsNumber(), IsDivisibleBy(2)],
  ['@MinLength and @MaxLength', texts, IsString(), MinLength(2), MaxLength(3)],
  ['@Length', texts, IsString(), Length(1, 2)],
  ['@Length without an end', texts, IsString(), Length(2)],
  ['@IsNotEmpty', texts, IsString(), IsNotEmpty()],
  ['@Matches', texts, IsString(), Matches(/b/)],
  ['@Matches of the whole', texts, IsString(), Matches(/^[a-c]{1,3}$/)],
  ['@Matches of Unicode', texts, IsString(), Matches(/^.$/u)],
  ['@IsIn', texts, IsIn(['a', 'ab', ''])],
  ['@IsEnum', texts, IsEnum(Colour)],
  ['@IsIn with a length', texts, IsIn(['a', 'ab']), MinLength(2)],
  ['an array', arrays, IsArray(), IsString(each)],
  ['an array of integers with a bound', arrays, IsInt(each), Max(3, each)],
  ['an array of texts that are not empty', arrays, IsString(each), IsNotEmpty(each)],
  ['@ArrayMinSize and @ArrayMaxSize', arrays, IsString(each), ArrayMinSize(1), ArrayMaxSize(2)],
  ['@ArrayNotEmpty', arrays, IsString(each), ArrayNotEmpty()],
  ['@ArrayUnique', arrays, IsString(each), ArrayUnique()],
  ['a nested class', [...objects, [], 1], ValidateNested(), Type(() => Point)],
  [
    'an array of a nested class',
    [[], objects.slice(1, 2), ...objects.map((object) => [{ x: 2 }, object]), [[]], [1], ...objects],
    ValidateNested(each),
    Type(() => Point),
  ],
];

describe('what the schema of an argument accepts', () => {
  it.each(cases)('is what a call accepts: %s', (_, values, ...decorators) => {
    const tool = toolOf(...decorators);
    const validate = new Ajv({ strict: true }).compile(schemaOf(tool));
    const { bind } = ToolRegistry.from([tool]).get('example')!;
    const accepts = (given: object): boolean => {
      try {
        bind(given);
        return true;
      } catch {
        return false;
      }
    };
    const verdicts = values.map((value) => ({ value, accepted: accepts({ value }) }));
    expect(verdicts).toEqual(values.map((value) => ({ value, accepted: validate({ value }) })));
    // A rule that takes everything, or nothing, would agree with anything.
    expect(new Set(verdicts.map(({ accepted }) => accepted)).size).toBe(2);
  });

  it('differs for marks that class-validator does not count: the call accepts less or more characters there', () => {
    const tool = toolOf(IsString(), MaxLength(1));
    const validate = new Ajv({ strict: true }).compile(schemaOf(tool));
    const heart = { value: '\u2764\ufe0f' };
    expect(validate(heart)).toBe(false);
    expect(() => ToolRegistry.from([tool]).get('example')!.bind(heart)).not.toThrow();
  });
});
