import { Exclude, Expose, Transform } from 'class-transformer';
import {
  Arg,
  ArrayMinSize,
  ContradictingTypes,
  ConstraintWithoutArgument,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  NestedWithoutArgs,
  NestedWithoutType,
  ReadOnlyTool,
  RecursiveShape,
  Type,
  UncheckedNested,
  UnsupportedTransformation,
  ValidateNested,
} from '../../../src/framework';
import { about, definitionOf, description, expectRefused, options, Silent, toolWith } from './declare';

class Point {
  @Arg({ aliases: ['left'], description }) @IsInt() x!: number;
  @Arg({ description }) @IsOptional() @IsInt() yAxis?: number;
}
class Line {
  @Arg({ description }) @ValidateNested() @Type(() => Point) from!: Point;
  @Arg({ description }) @ValidateNested() @Type(() => Point) to!: Point;
}
class Tree {
  @Arg({ description }) @IsOptional() @ValidateNested({ each: true }) @Type(() => Tree) children?: Tree[];
}
class Husband {
  @Arg({ description }) @ValidateNested() @Type(() => Wife) wife!: unknown;
}
class Wife {
  @Arg({ description }) @ValidateNested() @Type(() => Husband) husband!: unknown;
}
class Bare {
  x = 1;
}
class Forgetful {
  @Arg({ description }) @IsInt() x!: number;
  @IsInt() y!: number;
}

const point = Type(() => Point);

describe('a nested class', () => {
  it('has arguments of its own', () => {
    const [arg] = definitionOf(toolWith('value', about, ValidateNested(), point)).args;
    expect(arg?.type).toMatchObject({
      kind: 'object',
      shape: {
        target: Point,
        knownArgs: ['left', 'x', 'y_axis'],
        args: [
          { wireName: 'x', required: true },
          { wireName: 'y_axis', required: false },
        ],
      },
    });
  });

  it.each<[string, ...PropertyDecorator[]]>([
    ['@ValidateNested of each', about, ValidateNested({ each: true }), point],
    ['@IsArray', about, IsArray(), ValidateNested(), point],
    ['its size', about, ArrayMinSize(1), ValidateNested({ each: true }), point],
    ['@Arg', Arg({ description, type: 'array', items: 'object' }), ValidateNested(), point],
  ])('is in an array by %s', (_, ...decorators) => {
    const [arg] = definitionOf(toolWith('value', ...decorators)).args;
    expect(arg?.type).toMatchObject({ kind: 'array', items: { kind: 'object', shape: { target: Point } } });
  });

  it('may stand in two places of another', () => {
    const [arg] = definitionOf(
      toolWith(
        'value',
        about,
        ValidateNested(),
        Type(() => Line),
      ),
    ).args;
    expect(arg?.type).toMatchObject({ shape: { knownArgs: ['from', 'to'] } });
  });

  it.each<[string, ...PropertyDecorator[]]>([
    ['not at all', about, ValidateNested()],
    ['as an array', about, ValidateNested(), Type(() => Array)],
    ['as nothing, as in a circle of imports', about, ValidateNested(), Type(() => undefined as never)],
  ])('must be named: %s is refused', (_, ...decorators) => {
    expectRefused(
      toolWith('value', ...decorators),
      NestedWithoutType,
      'Example.value: @ValidateNested needs @Type(() => TheClass), a class with @Arg fields',
    );
  });

  it.each<[string, ...PropertyDecorator[]]>([
    ['alone', about, point],
    ['with @IsObject', about, IsObject(), point],
    ['with @IsArray', about, IsArray(), point],
  ])('must be checked: @Type %s is refused', (_, ...decorators) => {
    expectRefused(
      toolWith('value', ...decorators),
      UncheckedNested,
      'Example.value: @Type(() => Point) needs @ValidateNested() beside it, for an array with { each: true }',
    );
  });

  it('is not looked for in what @Type says of a plain value', () => {
    expect(
      definitionOf(
        toolWith(
          'value',
          about,
          IsInt(),
          Type(() => Number),
        ),
      ).args[0]?.type,
    ).toEqual({ kind: 'integer' });
  });

  it('does not contain itself', () => {
    expectRefused(
      toolWith(
        'value',
        about,
        ValidateNested(),
        Type(() => Tree),
      ),
      RecursiveShape,
      'Tree.children: Tree contains itself, which an inlined schema cannot express',
    );
  });

  it('does not contain itself through another', () => {
    expectRefused(
      toolWith(
        'value',
        about,
        ValidateNested(),
        Type(() => Wife),
      ),
      RecursiveShape,
      'Husband.wife: Wife contains itself, which an inlined schema cannot express',
    );
  });

  it('is not the tool itself', () => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      @Arg({ description }) @IsOptional() @ValidateNested() @Type(() => Example) value?: unknown;
    }
    expectRefused(
      Example,
      RecursiveShape,
      'Example.value: Example contains itself, which an inlined schema cannot express',
    );
  });

  it('without any argument could not be filled', () => {
    expectRefused(
      toolWith(
        'value',
        about,
        ValidateNested(),
        Type(() => Bare),
      ),
      NestedWithoutArgs,
      'Example.value: Bare has no field with @Arg; decorate its fields, or use @IsObject() for any object',
    );
  });

  it('has no field that only class-validator knows', () => {
    expectRefused(
      toolWith(
        'value',
        about,
        ValidateNested(),
        Type(() => Forgetful),
      ),
      ConstraintWithoutArgument,
      'Forgetful.y: has constraints but is no argument; decorate it with @Arg, or remove them',
    );
  });

  it('is no plain value beside', () => {
    expectRefused(
      toolWith('value', about, ValidateNested(), point, IsString()),
      ContradictingTypes,
      'Example.value: declared as string but constrained as object',
    );
  });
});

describe('what class-transformer would do with an argument', () => {
  it.each<[string, PropertyDecorator]>([
    ['@Transform', Transform(({ value }: { value: unknown }) => value)],
    ['@Expose', Expose({ name: 'other' })],
    ['@Exclude', Exclude()],
    [
      'the discriminator of @Type',
      Type(() => Point, { discriminator: { property: 'kind', subTypes: [{ name: 'point', value: Point }] } }),
    ],
  ])('does not happen, so %s is refused', (name, decorator) => {
    expectRefused(
      toolWith('value', about, IsString(), decorator),
      UnsupportedTransformation,
      `Example.value: ${name} has no effect, since class-transformer does not set arguments; remove it`,
    );
  });
});
