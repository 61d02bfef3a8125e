import { Validate, ValidatorConstraint } from 'class-validator';
import {
  Arg,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MutationTool,
  Tool,
  Type,
  ValidateNested,
} from '../../../src/framework';
import { errorOf } from './error-of';
import { bindWith } from './sample-tools';

const description = 'What it is';

class Range {
  @Arg({ description }) @IsInt() from!: number;
  @Arg({ description }) @IsInt() to!: number;

  get isAscending(): boolean {
    return this.from.valueOf() <= this.to.valueOf();
  }
}

@ValidatorConstraint()
class Ascending {
  validate(range: Range): boolean {
    return range.isAscending;
  }
}

@MutationTool({ name: 'constrained', description, examples: [{}] })
class ConstrainedTool extends Tool {
  @Arg({ description: 'An ascending range' })
  @IsOptional()
  @ValidateNested()
  @Type(() => Range)
  @Validate(Ascending)
  range?: Range;

  @Arg({ description })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(3, { message: 'three are enough' })
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(9, { each: true, message: 'a digit, please' })
  digits?: number[];

  @Arg({ description })
  @IsOptional()
  @IsString()
  @MaxLength(3)
  @Matches(/^[a-z]*$/, { message: 'small letters only' })
  word?: string;

  @Arg({ description })
  @IsOptional()
  @IsArray()
  @IsInt({ each: true })
  @Max(9, { each: true, message: '$property takes up to $constraint1, not $value, nor $constraint2' })
  lowNumbers?: number[];

  execute(): object {
    return {};
  }
}

const bind = bindWith(ConstrainedTool);

describe('a constraint', () => {
  it('is applied to the coerced value', () => {
    expect(bind({ digits: '["1", 9]' })).toEqual({ digits: [1, 9] });
    expect(bind({ range: { from: '1', to: 2 } })).toEqual({ range: { from: 1, to: 2 } });
  });

  it.each([
    [{ digits: [] }, 'digits: must be an array, at least 1 elements, at most 3 elements, got []'],
    [{ digits: [1, 0] }, 'digits[1]: must be an integer, at least 1, at most 9, got 0'],
    [{ digits: '["0"]' }, 'digits[0]: must be an integer, at least 1, at most 9, got 0'],
    [{ word: 'abcd' }, 'word: must be a string, at most 3 characters long, matching /^[a-z]*$/, got "abcd"'],
    [{ range: { from: 2, to: 1 } }, 'range: must be an object, valid (Ascending), got {"from":2,"to":1}'],
  ])('refuses %j with all that is allowed', (args, message) => {
    expect(errorOf(() => bind(args)).message).toBe(message);
  });

  it.each([
    [{ digits: [1, 2, 3, 4] }, 'digits: three are enough, got [1,2,3,4]'],
    [{ digits: [10] }, 'digits[0]: a digit, please, got 10'],
    [{ word: 'ABC' }, 'word: small letters only, got "ABC"'],
    [{ low_numbers: [1, 10] }, 'low_numbers[1]: low_numbers[1] takes up to 9, not 10, nor $constraint2, got 10'],
  ])("refuses %j in its author's words", (args, message) => {
    expect(errorOf(() => bind(args)).message).toBe(message);
  });

  it('of an object is not asked about half an object', () => {
    expect(errorOf(() => bind({ range: { from: 1 } })).message).toBe('missing required arg: range.to');
    expect(errorOf(() => bind({ range: { from: 1, to: 'x' } })).message).toBe('range.to: must be an integer, got "x"');
    expect(errorOf(() => bind({ range: { from: 1, tO: 2 } })).fields).toMatchObject({
      unknown_args: ['range.tO'],
      did_you_mean: { 'range.tO': 'to' },
    });
  });
});
