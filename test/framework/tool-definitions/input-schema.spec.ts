import {
  Arg,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
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
  LIMIT_ALIASES,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  MutationTool,
  ReadOnlyTool,
  Type,
  ValidateNested,
} from '../../../src/framework';
import { about, description, schemaOf, Silent, toolWith, toolWithDefault } from './declare';

class Edit {
  @Arg({ aliases: ['line'], description: 'First line' }) @IsInt() @Min(1) startLine!: number;
  @Arg({ description: 'Its text' }) @IsString() text = '';
  @Arg({ description: 'Marks' }) @IsOptional() @IsString({ each: true }) marks?: string[];
}

abstract class Example extends Silent {
  @Arg({ aliases: ['q'], description: 'What to look for' }) @IsString() @Length(1, 80) query!: string;
  @Arg({ aliases: LIMIT_ALIASES, description: 'Most results' }) @IsInt() @Min(1) @Max(200) maxResults = 20;
  @Arg({ description: 'How' }) @IsIn(['auto', 'exact']) precision = 'auto';
  @Arg({ description: 'Edits' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => Edit)
  edits?: Edit[];
  @Arg({ description: 'Whether' }) @IsBoolean() includeBody = false;
}

@ReadOnlyTool({ name: 'find_it', description: 'Finds it.', examples: [{ query: 'a' }] })
class Reading extends Example {}

@MutationTool({ name: 'change_it', description: 'Changes it.', examples: [{ query: 'a' }] })
class Changing extends Example {}

describe('the input schema', () => {
  it('says names, types, bounds and defaults in the dialect that every client takes', () => {
    const edit = {
      type: 'object',
      properties: {
        start_line: { type: 'integer', minimum: 1, description: 'First line' },
        text: { type: 'string', description: 'Its text (default "")' },
        marks: { type: 'array', items: { type: 'string' }, description: 'Marks' },
      },
      required: ['start_line'],
    };
    expect(schemaOf(Reading)).toEqual({
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, maxLength: 80, description: 'What to look for' },
        max_results: { type: 'integer', minimum: 1, maximum: 200, description: 'Most results (default 20)' },
        precision: { type: 'string', enum: ['auto', 'exact'], description: 'How (default "auto")' },
        edits: { type: 'array', items: edit, maxItems: 3, description: 'Edits' },
        include_body: { type: 'boolean', description: 'Whether (default false)' },
      },
      required: ['query'],
    });
  });

  it('has properties, and nothing required, for a tool without arguments', () => {
    @ReadOnlyTool({ name: 'bare', description, examples: [{}] })
    class Bare extends Silent {}
    expect(schemaOf(Bare)).toEqual({ type: 'object', properties: {} });
  });

  const each = { each: true };
  it.each<[object, ...PropertyDecorator[]]>([
    [{ type: 'number', exclusiveMinimum: 0, multipleOf: 2 }, IsNumber(), IsPositive(), IsDivisibleBy(2)],
    [{ type: 'integer', exclusiveMaximum: 0 }, IsInt(), IsNegative()],
    [{ type: 'string', minLength: 2, maxLength: 9 }, IsString(), MinLength(2), MaxLength(9)],
    [{ type: 'string', minLength: 2 }, IsString(), Length(2)],
    [{ type: 'string', minLength: 1 }, IsString(), IsNotEmpty()],
    [{ type: 'string', pattern: '^[0-9a-f]*$' }, IsString(), Matches(/^[0-9a-f]*$/)],
    [{ type: 'string', pattern: '^\\p{L}$' }, IsString(), Matches(/^\p{L}$/u)],
    [{ type: 'string', pattern: '^a' }, IsString(), Matches('^a')],
    [{ type: 'string', enum: ['a', 'bc'], maxLength: 1 }, IsIn(['a', 'bc']), MaxLength(1)],
    [
      { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
      IsString(each),
      ArrayNotEmpty(),
      ArrayUnique(),
    ],
    [
      { type: 'array', items: { type: 'integer', maximum: 3 }, minItems: 2 },
      IsInt(each),
      Max(3, each),
      ArrayMinSize(2),
    ],
    [{ type: 'array', items: { type: 'string', enum: ['a'] } }, IsIn(['a'], each)],
    [{ type: 'object', properties: {} }, IsObject()],
  ])('has the keywords %j', (schema, ...decorators) => {
    expect(schemaOf(toolWith('value', about, ...decorators)).properties.value).toEqual({ ...schema, description });
  });

  it('leaves a pattern with flags to the description', () => {
    const insensitive = toolWith('value', Arg({ description: 'Matches an a in any case' }), IsString(), Matches(/a/i));
    expect(schemaOf(insensitive).properties.value).toEqual({ type: 'string', description: 'Matches an a in any case' });
  });

  it('shows a default as a caller would send it', () => {
    const tool = toolWithDefault(
      'edits',
      () => [{ startLine: 3, text: 'x' }, { startLine: 4 }],
      about,
      ValidateNested(each),
      Type(() => Edit),
    );
    expect(schemaOf(tool).properties.edits?.description).toBe(
      `${description} (default [{"start_line":3,"text":"x"},{"start_line":4}])`,
    );
  });

  it('shows any object of a default as it is', () => {
    const tool = toolWithDefault('value', () => ({ anyKey: 1 }), about, IsObject());
    expect(schemaOf(tool).properties.value?.description).toBe(`${description} (default {"anyKey":1})`);
  });

  it('closes the objects of strict tools, nested ones too, unless that is switched off', () => {
    const closed = schemaOf(Changing);
    expect(closed.additionalProperties).toBe(false);
    expect(closed.properties.edits?.items?.additionalProperties).toBe(false);
    const open = schemaOf(Changing, { closeStrictObjects: false });
    expect(JSON.stringify(open)).not.toContain('additionalProperties');
  });

  it('leaves any object open, in a strict tool too', () => {
    @MutationTool({ name: 'change_it', description, examples: [{ value: {} }] })
    class Tool extends Silent {
      @Arg({ description }) @IsObject() value!: object;
    }
    expect(schemaOf(Tool).properties.value).toEqual({ type: 'object', properties: {}, description });
  });

  it('shows aliases as optional properties where they are advertised, and then demands none of their arguments', () => {
    const { properties, required } = schemaOf(Reading, { advertiseAliases: true });
    expect(Object.keys(properties).slice(0, 5)).toEqual(['query', 'q', 'max_results', 'limit', 'top_k']);
    expect(properties.limit).toEqual({ ...properties.max_results, description: 'Same as max_results' });
    expect(required).toBeUndefined();
    expect(properties.edits?.items?.properties).toHaveProperty('line');
    expect(properties.edits?.items?.required).toBeUndefined();
  });

  it('still demands, where aliases are advertised, what has none', () => {
    expect(schemaOf(toolWith('value', about, IsString()), { advertiseAliases: true }).required).toEqual(['value']);
  });
});
