import 'reflect-metadata';
import { Contains, IsEmail, NotEquals, ValidateIf } from 'class-validator';
import * as framework from '../../../src/framework';
import {
  Arg,
  ArrayNotEmpty,
  IsArray,
  IsEnum,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MutationTool,
  ReadOnlyTool,
  RegistrationError,
  Tool,
  ToolRegistry,
  Type,
  ValidateNested,
  type ToolClass,
} from '../../../src/framework';

const registering = (target: unknown) => (): unknown => ToolRegistry.from([target as ToolClass]);
const description = 'What it is';

/** A tool with one field that has these decorators, the first one outermost. */
function toolWith(field: string, ...decorators: PropertyDecorator[]): ToolClass {
  class Example extends Tool {
    execute(): object {
      return {};
    }
  }
  for (const decorate of decorators.reverse()) decorate(Example.prototype, field);
  ReadOnlyTool({ name: 'example', description, examples: [{}] })(Example);
  return Example;
}

/** The same with an initial value. */
function toolWithDefault(field: string, value: unknown, ...decorators: PropertyDecorator[]): ToolClass {
  class Example extends Tool {
    constructor() {
      super();
      Object.assign(this, { [field]: value });
    }
    execute(): object {
      return {};
    }
  }
  for (const decorate of decorators.reverse()) decorate(Example.prototype, field);
  ReadOnlyTool({ name: 'example', description, examples: [{}] })(Example);
  return Example;
}

type Rule = new (...args: never[]) => RegistrationError;

class Point {
  @Arg({ description }) @IsInt() x!: number;
}

class Tree {
  @Arg({ description }) @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => Tree) children?: Tree[];
}

enum Level {
  Low,
  High,
}

describe('a wrong argument is refused at registration, by class, field and rule', () => {
  const about = Arg({ description });
  const cases: [rule: Rule, tool: ToolClass, message: string][] = [
    [
      framework.UnknownValueType,
      toolWith('value', about),
      'Example.value: its JSON type cannot be told; add @IsString, @IsInt, @IsNumber, @IsBoolean, @IsArray, @IsObject, or give @Arg a type',
    ],
    [
      framework.UntypedItems,
      toolWith('value', about, IsArray()),
      'Example.value: the type of its elements cannot be told; constrain them with { each: true }, or give @Arg items',
    ],
    [
      framework.ContradictingTypes,
      toolWith('value', about, IsString(), IsInt()),
      'Example.value: declared as string but constrained as integer',
    ],
    [
      framework.ContradictingTypes,
      toolWith('value', Arg({ description, type: 'boolean' }), IsString()),
      'Example.value: declared as boolean but constrained as string',
    ],
    [framework.NonStringEnum, toolWith('value', about, IsEnum(Level)), 'Example.value: an enum must be of strings'],
    [framework.NonStringEnum, toolWith('value', about, IsIn([1, 2])), 'Example.value: an enum must be of strings'],
    [framework.NonStringEnum, toolWith('value', about, IsIn([])), 'Example.value: an enum must be of strings'],
    [
      framework.NestedWithoutType,
      toolWith('value', about, ValidateNested()),
      'Example.value: @ValidateNested needs @Type(() => TheClass), a class with @Arg fields',
    ],
    [
      framework.UncheckedNested,
      toolWith(
        'value',
        about,
        IsObject(),
        Type(() => Point),
      ),
      'Example.value: @Type(() => Point) needs @ValidateNested() beside it, for an array with { each: true }',
    ],
    [
      framework.RecursiveShape,
      toolWith(
        'value',
        about,
        ValidateNested(),
        Type(() => Tree),
      ),
      'Tree.children: Tree contains itself, which an inlined schema cannot express',
    ],
    [
      framework.ConstraintDoesNotFit,
      toolWith('value', about, IsString(), Min(1)),
      'Example.value: "min" does not apply to string',
    ],
    [
      framework.ConstraintDoesNotFit,
      toolWith('value', about, IsInt(), MaxLength(3)),
      'Example.value: "maxLength" does not apply to integer',
    ],
    [
      framework.ConstraintDoesNotFit,
      toolWith('value', about, IsArray(), IsString({ each: true }), Max(3, { each: true })),
      'Example.value: "max" does not apply to string',
    ],
    [
      framework.ConstraintWithoutArgument,
      toolWith('value', IsString()),
      'Example.value: has constraints but is no argument; decorate it with @Arg, or remove them',
    ],
    [
      framework.InexpressibleConstraint,
      toolWith('value', about, IsString(), Contains('@')),
      'Example.value: no schema keyword expresses "contains"; mention it in the description, or use another constraint',
    ],
    [
      framework.UnsupportedValidation,
      toolWith(
        'value',
        about,
        IsString(),
        ValidateIf(() => true),
      ),
      'Example.value: @ValidateIf is not supported; what an argument accepts must not depend on other fields',
    ],
    [
      framework.UnsupportedValidation,
      toolWith('value', about, IsString({ groups: ['a'] })),
      'Example.value: a validation group is not supported; what an argument accepts must not depend on other fields',
    ],
    [
      framework.MissingArgDescription,
      toolWith('value', Arg({ description: ' ' }), IsString()),
      'Example.value: an argument needs a description',
    ],
    [
      framework.InvalidArgName,
      toolWith('value', Arg('maxResults', { description }), IsInt()),
      'Example.value: the name "maxResults" does not match ^[a-z][a-z0-9_]{0,39}$',
    ],
    [
      framework.InvalidArgName,
      toolWith('value', Arg({ description, aliases: ['a-b'] }), IsInt()),
      'Example.value: the name "a-b" does not match ^[a-z][a-z0-9_]{0,39}$',
    ],
    [
      framework.AliasCollision,
      toolWith('value', Arg({ description, aliases: ['value'] }), IsInt()),
      'Example.value: alias "value" is also the name of another argument of example',
    ],
    [
      framework.AliasCollision,
      toolWith('value', Arg({ description, aliases: ['v', 'v'] }), IsInt()),
      'Example.value: alias "v" is also the name of another argument of example',
    ],
    [
      framework.MissingLimitAliases,
      toolWith('maxResults', Arg({ description, aliases: ['top_k', 'limit'] }), IsInt()),
      'Example.maxResults: "max_results" of a read-only tool needs the aliases "limit" and "top_k", in this order (LIMIT_ALIASES)',
    ],
    [
      framework.MissingLimitAliases,
      toolWith('most', Arg('max_matches', { description }), IsInt()),
      'Example.most: "max_matches" of a read-only tool needs the aliases "limit" and "top_k", in this order (LIMIT_ALIASES)',
    ],
    [
      framework.InvalidDefault,
      toolWithDefault('value', 0, about, IsInt(), Min(1)),
      'Example.value: the default 0 must be at least 1',
    ],
    [
      framework.InvalidDefault,
      toolWithDefault('value', 'x', about, IsInt()),
      'Example.value: the default "x" must be an integer',
    ],
    [
      framework.InvalidDefault,
      toolWithDefault('value', 'c', about, IsIn(['a', 'b'])),
      'Example.value: the default "c" must be one of: a, b',
    ],
    [
      framework.InvalidDefault,
      toolWithDefault('value', ['a', 1], about, IsArray(), IsString({ each: true })),
      'Example.value: the default ["a",1] must be an array',
    ],
  ];

  it.each(cases.map((example) => [example[0].name, ...example] as const))('%s', (_, rule, tool, message) => {
    expect(registering(tool)).toThrow(message);
    expect(registering(tool)).toThrow(rule);
    expect(registering(tool)).toThrow(RegistrationError);
  });

  it('two fields of one name', () => {
    const decorated = toolWith('value', Arg('path', { description }), IsString());
    Arg('path', { description })(decorated.prototype as object, 'other');
    IsString()(decorated.prototype as object, 'other');
    expect(registering(decorated)).toThrow(framework.DuplicateArgName);
    expect(registering(decorated)).toThrow('Example.other: the name "path" is also the name of Example.value');
  });

  it('an alias that is the name of another argument', () => {
    const decorated = toolWith('value', Arg({ description, aliases: ['other'] }), IsString());
    Arg({ description })(decorated.prototype as object, 'other');
    IsString()(decorated.prototype as object, 'other');
    expect(registering(decorated)).toThrow(framework.AliasCollision);
  });

  it('a field whose declared type is not the constrained one', () => {
    @ReadOnlyTool({ name: 'example', description, examples: [{}] })
    class Example extends Tool {
      @Arg({ description }) @IsOptional() @IsInt() value?: string;
      execute(): object {
        return {};
      }
    }
    expect(registering(Example)).toThrow(framework.ContradictingTypes);
    expect(registering(Example)).toThrow('Example.value: declared as String but constrained as integer');
  });
});

describe('a right argument is taken where a near one is refused', () => {
  const about = Arg({ description });
  const cases: [what: string, tool: ToolClass][] = [
    ['a type given to @Arg', toolWith('value', Arg({ description, type: 'string' }))],
    ['items given to @Arg', toolWith('value', Arg({ description, type: 'array', items: 'integer' }))],
    ['typed items', toolWith('value', about, IsArray(), IsString({ each: true }), ArrayNotEmpty())],
    [
      'a nested class',
      toolWith(
        'value',
        about,
        ValidateNested(),
        Type(() => Point),
      ),
    ],
    [
      'nested classes',
      toolWith(
        'value',
        about,
        IsArray(),
        ValidateNested({ each: true }),
        Type(() => Point),
      ),
    ],
    ['any object', toolWith('value', about, IsObject())],
    [
      'a rule that the description explains',
      toolWith('value', Arg({ description: 'An email address' }), IsString(), IsEmail()),
    ],
    ['another such rule', toolWith('value', Arg({ description: 'NotEquals "no"' }), IsString(), NotEquals('no'))],
    [
      'a limit with both aliases',
      toolWith('maxResults', Arg({ description, aliases: framework.LIMIT_ALIASES }), IsInt()),
    ],
    ['a default at its bound', toolWithDefault('value', 1, about, IsInt(), Min(1))],
    ['an empty array for a default', toolWithDefault('value', [], about, IsArray(), IsString({ each: true }))],
  ];

  it.each(cases)('%s', (_, tool) => {
    expect(registering(tool)).not.toThrow();
  });

  it('a limit of a tool that changes something needs no alias', () => {
    @MutationTool({ name: 'example', description, examples: [{ max_results: 1 }] })
    class Example extends Tool {
      @Arg({ description }) @IsInt() maxResults!: number;
      execute(): object {
        return {};
      }
    }
    expect(registering(Example)).not.toThrow();
  });
});
