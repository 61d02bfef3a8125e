import {
  Arg,
  ArrayMaxSize,
  ArrayUnique,
  buildInputSchema,
  buildOutputSchema,
  checkResult,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsPositive,
  IsString,
  Length,
  LIMIT_ALIASES,
  Matches,
  Max,
  Min,
  MutationTool,
  ReadOnlyTool,
  Tool,
  ToolRegistry,
  Type,
  ValidateNested,
  type ToolClass,
  type ToolDefinition,
} from '../../../src/framework';
import { toSnakeCase } from '../../../src/framework/tool-definitions/names';

class Edit {
  @Arg({ aliases: ['line'], description: 'First line' }) @IsInt() @Min(1) startLine!: number;
  @Arg({ description: 'Its text' }) @IsString() text = '';
}

abstract class Example extends Tool {
  @Arg({ aliases: ['q'], description: 'What to look for' }) @IsString() @Length(1, 80) query!: string;
  @Arg({ aliases: LIMIT_ALIASES, description: 'Most results' }) @IsInt() @Min(1) @Max(200) maxResults = 20;
  @Arg({ description: 'How' }) @IsIn(['auto', 'exact']) precision = 'auto';
  @Arg({ description: 'Share' }) @IsOptional() @IsNumber() @IsPositive() @IsDivisibleBy(0.5) share?: number;
  @Arg({ description: 'Hash' }) @IsOptional() @Matches(/^[0-9a-f]*$/) @IsString() sha?: string;
  @Arg({ description: 'Names' })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsString({ each: true })
  @Length(1, 9, { each: true })
  names?: string[];
  @Arg({ description: 'Edits' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => Edit)
  edits?: Edit[];
  @Arg({ description: 'Whether' }) @IsBoolean() includeBody = false;

  execute(): object {
    return {};
  }
}

@ReadOnlyTool({ name: 'find_it', description: 'Finds it.', examples: [{ query: 'a' }] })
class Reading extends Example {}

@MutationTool({ name: 'change_it', description: 'Changes it.', title: 'Change', examples: [{ query: 'a' }] })
class Changing extends Example {}

const definitionOf = (tool: ToolClass): ToolDefinition => ToolRegistry.from([tool]).definitions[0]!;
const schemaOf = (tool: ToolClass, options = {}) =>
  buildInputSchema(definitionOf(tool), { advertiseAliases: false, closeStrictObjects: true, ...options });

describe('a definition', () => {
  it('has the names on the wire, known ones sorted with their aliases', () => {
    const { args, knownArgs } = definitionOf(Reading);
    expect(args.map(({ wireName }) => wireName)).toEqual([
      'query',
      'max_results',
      'precision',
      'share',
      'sha',
      'names',
      'edits',
      'include_body',
    ]);
    expect(knownArgs).toEqual([
      'edits',
      'include_body',
      'limit',
      'max_results',
      'names',
      'precision',
      'q',
      'query',
      'sha',
      'share',
      'top_k',
    ]);
  });

  it('requires what has neither a default nor @IsOptional', () => {
    expect(
      definitionOf(Reading)
        .args.filter(({ required }) => required)
        .map(({ wireName }) => wireName),
    ).toEqual(['query']);
  });

  it('has all four hints of MCP, and a title', () => {
    expect(definitionOf(Reading).annotations).toEqual({
      title: 'Find it',
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    expect(definitionOf(Changing).annotations).toEqual({
      title: 'Change',
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: false,
    });
  });

  it.each([
    ['maxResults', 'max_results'],
    ['expectedSha256', 'expected_sha256'],
    ['parseURL', 'parse_url'],
    ['URLOfFile', 'url_of_file'],
    ['x', 'x'],
  ])('writes %s as %s', (field, wire) => {
    expect(toSnakeCase(field)).toBe(wire);
  });

  it('is the same for decorators that are applied by call, as plain JavaScript must', () => {
    class Plain extends Tool {
      execute(): object {
        return {};
      }
    }
    for (const decorate of [
      Arg({ aliases: ['q'], description: 'What to look for' }),
      IsString(),
      Length(1, 80),
    ].reverse()) {
      decorate(Plain.prototype, 'query');
    }
    ReadOnlyTool({ name: 'plain', description: 'Plain.', examples: [{ query: 'a' }] })(Plain);
    expect(schemaOf(Plain).properties.query).toEqual(schemaOf(Reading).properties.query);
  });
});

describe('the input schema', () => {
  it('says the types, bounds and defaults in the dialect that every client takes', () => {
    const edit = {
      type: 'object',
      properties: {
        start_line: { type: 'integer', minimum: 1, description: 'First line' },
        text: { type: 'string', description: 'Its text (default "")' },
      },
      required: ['start_line'],
    };
    expect(schemaOf(Reading)).toEqual({
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, maxLength: 80, description: 'What to look for' },
        max_results: { type: 'integer', minimum: 1, maximum: 200, description: 'Most results (default 20)' },
        precision: { type: 'string', enum: ['auto', 'exact'], description: 'How (default "auto")' },
        share: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5, description: 'Share' },
        sha: { type: 'string', pattern: '^[0-9a-f]*$', description: 'Hash' },
        names: {
          type: 'array',
          items: { type: 'string', minLength: 1, maxLength: 9 },
          uniqueItems: true,
          description: 'Names',
        },
        edits: { type: 'array', items: edit, maxItems: 3, description: 'Edits' },
        include_body: { type: 'boolean', description: 'Whether (default false)' },
      },
      required: ['query'],
    });
  });

  it('closes the objects of strict tools, nested ones too, unless that is switched off', () => {
    const closed = schemaOf(Changing);
    expect(closed.additionalProperties).toBe(false);
    expect(closed.properties.edits?.items?.additionalProperties).toBe(false);
    const open = schemaOf(Changing, { closeStrictObjects: false });
    expect(JSON.stringify(open)).not.toContain('additionalProperties');
  });

  it('shows aliases as optional properties where they are advertised, and then demands none of their arguments', () => {
    const { properties, required } = schemaOf(Reading, { advertiseAliases: true });
    expect(properties.limit).toEqual({ ...properties.max_results, description: 'Same as max_results' });
    expect(properties).toHaveProperty('top_k');
    expect(required).toBeUndefined();
    expect(properties.edits?.items?.properties).toHaveProperty('line');
    expect(properties.edits?.items?.required).toBeUndefined();
  });

  it('cannot say a pattern with flags: the description has to', () => {
    const flagged = (description: string): ToolClass => {
      class Flagged extends Tool {
        execute(): object {
          return {};
        }
      }
      for (const decorate of [Arg({ description }), IsString(), Matches(/a/i)].reverse())
        decorate(Flagged.prototype, 'x');
      ReadOnlyTool({ name: 'flagged', description: 'Flagged.', examples: [{}] })(Flagged);
      return Flagged;
    };
    expect(() => definitionOf(flagged('A letter'))).toThrow('no schema keyword expresses "matches"');
    expect(schemaOf(flagged('Matches an a in any case')).properties.x).not.toHaveProperty('pattern');
  });
});

describe('a result class', () => {
  class Node {
    @IsString() name!: string;
    @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => Node) children?: Node[];
  }
  class Result {
    @IsInt() count!: number;
    @IsIn(['a', 'b']) kind!: string;
    @IsOptional() @ValidateNested() @Type(() => Node) root?: Node;
  }

  it('becomes an open schema, in which a class within itself is any object', () => {
    expect(buildOutputSchema(Result)).toEqual({
      type: 'object',
      properties: {
        count: { type: 'integer' },
        kind: { type: 'string', enum: ['a', 'b'] },
        root: {
          type: 'object',
          properties: { name: { type: 'string' }, children: { type: 'array', items: { type: 'object' } } },
          required: ['name'],
        },
      },
      required: ['count', 'kind'],
    });
  });

  it('tells by path where an answer is not as declared', () => {
    expect(checkResult(Result, { count: 1, kind: 'a', root: { name: 'x', children: [{ name: 'y' }] } })).toEqual([]);
    const wrong = { count: 1.5, kind: 'c', root: { children: [{ name: 2, extra: 1 }] }, more: 1 };
    expect(checkResult(Result, wrong).sort()).toEqual([
      'count: must be an integer, is 1.5',
      'kind: must be one of: a, b, is "c"',
      'more: not declared by Result',
      'root.children[0].extra: not declared by Node',
      'root.children[0].name: must be a string, is 2',
      'root.name: missing',
    ]);
  });
});
