import {
  Arg,
  ArrayMinSize,
  CompetingConstraints,
  ContradictingTypes,
  Equals,
  IsArray,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  NonStringEnum,
  ReadOnlyTool,
  UnknownValueType,
  UntypedItems,
} from '../../../src/framework';
import { about, definitionOf, description, expectRefused, options, Silent, toolWith } from './declare';

enum Level {
  Low,
  High,
}
enum Colour {
  Red = 'red',
  Blue = 'blue',
}

const each = { each: true };

describe('the type of an argument', () => {
  it.each<[string, PropertyDecorator[], unknown]>([
    ['IsString', [about, IsString()], { kind: 'string' }],
    ['IsInt', [about, IsInt()], { kind: 'integer' }],
    ['IsNumber', [about, IsNumber()], { kind: 'number' }],
    ['IsBoolean', [about, IsBoolean()], { kind: 'boolean' }],
    ['IsObject', [about, IsObject()], { kind: 'object' }],
    ['IsIn', [about, IsIn(['a', 'b'])], { kind: 'enum', values: ['a', 'b'] }],
    ['IsIn beside IsString', [about, IsString(), IsIn(['a'])], { kind: 'enum', values: ['a'] }],
    [
      'IsEnum, each value once',
      [about, IsEnum({ red: 'red', rosso: 'red', blue: 'blue' })],
      { kind: 'enum', values: ['red', 'blue'] },
    ],
    ['Equals', [about, Equals('yes')], { kind: 'enum', values: ['yes'] }],
    ['IsString of each', [about, IsString(each)], { kind: 'array', items: { kind: 'string' } }],
    ['IsIn of each', [about, IsArray(), IsIn(['a'], each)], { kind: 'array', items: { kind: 'enum', values: ['a'] } }],
    ['IsObject of each', [about, IsArray(), IsObject(each)], { kind: 'array', items: { kind: 'object' } }],
    ['the size of an array', [about, ArrayMinSize(1), IsInt(each)], { kind: 'array', items: { kind: 'integer' } }],
    ['@Arg', [Arg({ description, type: 'string' })], { kind: 'string' }],
    ['@Arg, its items alone', [Arg({ description, items: 'integer' })], { kind: 'array', items: { kind: 'integer' } }],
    [
      '@Arg with IsArray',
      [Arg({ description, type: 'array', items: 'boolean' }), IsArray()],
      { kind: 'array', items: { kind: 'boolean' } },
    ],
  ])('is told by %s', (_, decorators, type) => {
    expect(definitionOf(toolWith('value', ...decorators)).args[0]?.type).toEqual(type);
  });

  const unknown =
    'Example.value: its JSON type cannot be told; add @IsString, @IsInt, @IsNumber, @IsBoolean, @IsArray, @IsObject, or give @Arg a type';

  it('must be told: by more than the compiler, which not every one is', () => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      @Arg({ description }) value!: string;
    }
    expectRefused(Example, UnknownValueType, unknown);
    expectRefused(toolWith('value', about, IsOptional()), UnknownValueType, unknown);
  });

  it.each<[string, ...PropertyDecorator[]]>([
    ['an array of anything', about, IsArray()],
    ['an array by its size', about, ArrayMinSize(1)],
    ['an array by @Arg', Arg({ description, type: 'array' })],
    ['an array of arrays', about, IsArray(), IsArray(each)],
    ['an array of arrays by @Arg', Arg({ description, type: 'array', items: 'array' })],
  ])('is not %s, since the schema needs typed items', (_, ...decorators) => {
    expectRefused(
      toolWith('value', ...decorators),
      UntypedItems,
      'Example.value: the type of its elements cannot be told; constrain them with { each: true }, or give @Arg items',
    );
  });

  it.each<[string, string, ...PropertyDecorator[]]>([
    ['string', 'integer', about, IsString(), IsInt()],
    ['boolean', 'string', Arg({ description, type: 'boolean' }), IsString()],
    ['string', 'array', Arg({ description, type: 'string' }), IsArray(), IsString(each)],
    ['string', 'array', about, IsString(), ArrayMinSize(1)],
    ['array', 'string', about, IsArray(), IsString(each), IsIn(['each was forgotten'])],
    ['integer', 'string', about, IsInt(), IsIn(['a'])],
    ['integer', 'string', Arg({ description, items: 'integer' }), IsString(each)],
    ['string', 'integer', about, IsString(each), IsInt(each)],
  ])('is one only, not %s and %s', (declared, constrained, ...decorators) => {
    expectRefused(
      toolWith('value', ...decorators),
      ContradictingTypes,
      `Example.value: declared as ${declared} but constrained as ${constrained}`,
    );
  });

  it('is that of the field, where the compiler wrote one down', () => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      @Arg({ description }) @IsOptional() @IsInt() value?: string;
    }
    @ReadOnlyTool(options)
    class OfEach extends Silent {
      @Arg({ description }) @IsString(each) value!: string;
    }
    @ReadOnlyTool(options)
    class OfClass extends Silent {
      @Arg({ description }) @IsString() value!: Map<string, string>;
    }
    expectRefused(Example, ContradictingTypes, 'Example.value: declared as String but constrained as integer');
    expectRefused(OfEach, ContradictingTypes, 'OfEach.value: declared as String but constrained as array');
    expectRefused(OfClass, ContradictingTypes, 'OfClass.value: declared as Map but constrained as string');
  });

  it('agrees with that of the field', () => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      @Arg({ description }) @IsString() text!: string;
      @Arg({ description }) @IsIn(['a', 'b']) choice!: 'a' | 'b';
      @Arg({ description }) @IsEnum(Colour) colour!: Colour;
      @Arg({ description }) @IsInt() count!: number;
      @Arg({ description }) @IsNumber() share!: number;
      @Arg({ description }) @IsBoolean() flag!: boolean;
      @Arg({ description }) @IsString(each) names!: readonly string[];
      @Arg({ description }) @IsObject() any!: Record<string, unknown>;
      @Arg({ description }) @IsString() maybe!: string | undefined;
    }
    expect(definitionOf(Example).args.map(({ type }) => type.kind)).toEqual([
      'string',
      'enum',
      'enum',
      'integer',
      'number',
      'boolean',
      'array',
      'object',
      'string',
    ]);
  });
});

describe('an enum', () => {
  it.each<[string, PropertyDecorator]>([
    ['["Low","High",0,1]', IsEnum(Level)],
    ['[1,2]', IsIn([1, 2])],
    ['[]', IsIn([])],
    ['[7]', Equals(7)],
    ['["a",null]', IsIn(['a', null])],
  ])('is not %s', (values, decorator) => {
    expectRefused(
      toolWith('value', about, decorator),
      NonStringEnum,
      `Example.value: an enum needs values, and all of them strings; these are ${values}`,
    );
  });

  it('is one list of values', () => {
    expectRefused(
      toolWith('value', about, IsIn(['a', 'b']), IsEnum(Colour)),
      CompetingConstraints,
      'Example.value: "isIn" and "isEnum" say different things about "enum"; keep one of them',
    );
  });
});
