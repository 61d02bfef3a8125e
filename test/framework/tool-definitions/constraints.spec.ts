import {
  Contains,
  IsEmail,
  MaxLength as PackagesOwn,
  NotEquals,
  registerDecorator,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import {
  Arg,
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  AsynchronousConstraint,
  CompetingConstraints,
  ConstraintDoesNotFit,
  ConstraintWithoutArgument,
  InexpressibleConstraint,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsPositive,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ReadOnlyTool,
  Type,
  UnsupportedValidation,
  ValidateNested,
} from '../../../src/framework';
import { about, decorate, definitionOf, description, expectRefused, options, Silent, toolWith } from './declare';

class Point {
  @Arg({ description }) @IsInt() x!: number;
}
const each = { each: true };
const points = [about, IsArray(), ValidateNested(each), Type(() => Point)];

describe('a constraint', () => {
  it('stands in the order of the source, with what it allows and the author’s own message', () => {
    const tool = toolWith('value', about, IsInt(), Min(1), Max(9, { message: 'must be a digit' }));
    const constraints = definitionOf(tool).args[0]?.constraints;
    expect(constraints).toMatchObject([
      { name: 'min', params: [1], each: false, allowed: 'at least 1' },
      { name: 'max', params: [9], each: false, allowed: 'at most 9', message: 'must be a digit' },
    ]);
    expect(constraints?.[0]).not.toHaveProperty('message');
    const decimals = toolWith('value', Arg({ description: 'Decimals' }), IsNumber({ maxDecimalPlaces: 2 }));
    expect(definitionOf(decimals).args[0]?.constraints).toMatchObject([{ allowed: 'with at most 2 decimals' }]);
    expect([0, 1].map((value) => constraints?.[0]?.accepts(value))).toEqual([false, true]);
  });

  it('keeps our words where the author has a function for them', () => {
    const [constraint] = definitionOf(toolWith('value', about, IsInt(), Min(1, { message: () => 'no' }))).args[0]!
      .constraints;
    expect(constraint).toMatchObject({ name: 'min', allowed: 'at least 1' });
    expect(constraint).not.toHaveProperty('message');
  });

  it('may be the author’s own, told what class-validator tells', () => {
    const seen: unknown[] = [];
    const isSeen: PropertyDecorator = (target, propertyName) => {
      const validate = (_value: unknown, args: unknown): never => seen.push(args) as never;
      registerDecorator({
        name: 'isSeen',
        target: target.constructor,
        propertyName: String(propertyName),
        constraints: [7],
        validator: { validate },
      });
    };
    const [constraint] = definitionOf(toolWith('value', Arg({ description: 'A seen text' }), IsString(), isSeen))
      .args[0]!.constraints;
    // Only true accepts: a promise, of a rule that does not say that it is asynchronous, is no answer.
    expect(constraint?.accepts('text')).toBe(false);
    expect(seen).toEqual([{ value: 'text', constraints: [7], property: 'value', targetName: 'Example', object: {} }]);
  });

  it.each<[string, string, ...PropertyDecorator[]]>([
    ['min(1)', 'a string', about, IsString(), Min(1)],
    ['max(3)', 'a string', about, IsArray(), IsString(each), Max(3, each)],
    ['isPositive()', 'true or false', about, IsBoolean(), IsPositive()],
    ['isDivisibleBy(2)', 'a string', about, IsString(), IsDivisibleBy(2)],
    ['isDivisibleBy(0.5)', 'a number', about, IsNumber(), IsDivisibleBy(0.5)],
    ['isDivisibleBy(0)', 'a number', about, IsNumber(), IsDivisibleBy(0)],
    ['maxLength(3)', 'an integer', about, IsInt(), MaxLength(3)],
    ['minLength(1)', 'an array', about, IsArray(), IsString(each), MinLength(1)],
    ['isLength(1, 2)', 'an integer', about, IsInt(), Length(1, 2)],
    ['isNotEmpty()', 'an array', about, IsString(each), IsNotEmpty()],
    ['isNotEmpty()', 'an integer', about, IsInt(), IsNotEmpty()],
    ['matches(/a/)', 'an object', about, IsObject(), Matches(/a/)],
    ['arrayMaxSize(3)', 'a string', about, IsArray(), IsString(each), ArrayMaxSize(3, each)],
  ])('%s does not apply to %s', (constraint, type, ...decorators) => {
    expectRefused(
      toolWith('value', ...decorators),
      ConstraintDoesNotFit,
      `Example.value: "${constraint}" does not apply to ${type}; remove it, or change the type`,
    );
  });

  it.each<[string, ...PropertyDecorator[]]>([
    ['a bound of a number', about, IsNumber(), Min(0.5), IsPositive()],
    ['a bound of each', about, IsInt(each), Max(3, each)],
    ['a factor', about, IsInt(), IsDivisibleBy(2)],
    ['a length', about, IsString(), IsNotEmpty(), MaxLength(3)],
    ['a length of one of several values', about, IsIn(['a', 'bc']), IsNotEmpty()],
    ['a size', about, IsString(each), ArrayNotEmpty(), ArrayUnique()],
    ['a decorator of class-validator’s own index', about, IsString(), PackagesOwn(3)],
  ])('may be %s', (_, ...decorators) => {
    expect(() => definitionOf(toolWith('value', ...decorators))).not.toThrow();
  });

  it('on a field that is no argument is a forgotten @Arg', () => {
    expectRefused(
      toolWith('value', IsString()),
      ConstraintWithoutArgument,
      'Example.value: has constraints but is no argument; decorate it with @Arg, or remove them',
    );
  });

  it('on such a field of a base is one too', () => {
    class Base extends Silent {}
    decorate(Base, 'value', IsString());
    class Example extends Base {}
    ReadOnlyTool(options)(Example);
    expectRefused(
      Example,
      ConstraintWithoutArgument,
      'Example.value: has constraints but is no argument; decorate it with @Arg, or remove them',
    );
  });

  it.each<[string, string, string, ...PropertyDecorator[]]>([
    ['isNotEmpty', 'minLength', 'minLength', IsString(), IsNotEmpty(), MinLength(3)],
    ['min', 'min', 'minimum', IsInt(), Min(1), Min(2)],
    ['matches', 'matches', 'pattern', IsString(), Matches(/a/), Matches(/b/)],
    ['isLength', 'maxLength', 'maxLength', IsString(each), Length(1, 3, each), MaxLength(4, each)],
  ])('does not say otherwise than another: %s, %s', (first, second, keyword, ...decorators) => {
    expectRefused(
      toolWith('value', about, ...decorators),
      CompetingConstraints,
      `Example.value: "${first}" and "${second}" say different things about "${keyword}"; keep one of them`,
    );
  });

  it('may say the same as another', () => {
    expect(() => definitionOf(toolWith('value', about, IsString(), IsNotEmpty(), Length(1, 3)))).not.toThrow();
  });
});

describe('a constraint that no schema keyword expresses', () => {
  @ValidatorConstraint()
  class IsPalindrome implements ValidatorConstraintInterface {
    validate(value: string): boolean {
      return Array.from(value).reverse().join('') === value;
    }
  }

  const cases: [constraint: string, mention: string, described: string, ...PropertyDecorator[]][] = [
    ['contains', 'contains', 'A text that contains @', IsString(), Contains('@')],
    ['isEmail', 'email', 'An E-mail address', IsString(), IsEmail()],
    ['notEquals', 'not equals', 'NotEquals "no"', IsString(), NotEquals('no')],
    ['isNumber', 'decimal', 'With two decimals', IsNumber({ maxDecimalPlaces: 2 })],
    ['matches', 'matches', 'Matches an a in any case', IsString(), Matches(/a/i)],
    ['matches', 'matches', 'Matches a dash or a letter', IsString(), Matches(/[\w-.]/)],
    ['matches', 'matches', 'Matches an a in any case', IsString(), Matches('a', 'i')],
    ['arrayUnique', 'unique', 'Points, unique by x', ...points.slice(1), ArrayUnique(({ x }: Point) => x)],
    ['IsPalindrome', 'palindrome', 'A palindrome', IsString(), Validate(IsPalindrome)],
  ];

  it.each(cases)('such as %s is refused unless the description says "%s"', (constraint, mention, _, ...decorators) => {
    expectRefused(
      toolWith('value', about, ...decorators),
      InexpressibleConstraint,
      `Example.value: no schema keyword expresses "${constraint}"; mention "${mention}" in the description, or use another constraint`,
    );
  });

  it.each(cases)('%s: is taken with "%s" said', (_, _mention, described, ...decorators) => {
    expect(() => definitionOf(toolWith('value', Arg({ description: described }), ...decorators))).not.toThrow();
  });
});

describe('a validation that cannot be', () => {
  it.each<[string, PropertyDecorator]>([
    ['@ValidateIf', ValidateIf(() => true)],
    ['a validation group', Min(1, { groups: ['a'] })],
    ['validateIf', Min(1, { validateIf: () => true })],
  ])('is %s', (feature, decorator) => {
    expectRefused(
      toolWith('value', about, IsInt(), decorator),
      UnsupportedValidation,
      `Example.value: ${feature} is not supported; what an argument accepts must not depend on other fields`,
    );
  });

  it('is one that takes time', () => {
    const isFree: PropertyDecorator = (target, field) => {
      registerDecorator({
        name: 'isFree',
        target: target.constructor,
        propertyName: String(field),
        async: true,
        validator: { validate: () => Promise.resolve(true) },
      });
    };
    expectRefused(
      toolWith('value', Arg({ description: 'A free name' }), IsString(), isFree),
      AsynchronousConstraint,
      'Example.value: "isFree" is asynchronous; check in execute what takes time',
    );
  });
});
