import {
  Arg,
  buildInputSchema,
  InvalidToolName,
  IsArray,
  IsInt,
  IsString,
  Length,
  Min,
  MissingArgDescription,
  MissingExamples,
  MissingToolDescription,
  MutationTool,
  ReadOnlyTool,
  Type,
  ValidateNested,
  type ToolOptions,
} from '../../../src/framework';
import { decorate, definitionOf, expectRefused, options, schemaOf, Silent } from './declare';

/** No compiler writes types down there, and none demands what an option must be. */
describe('a tool in plain JavaScript, with decorators applied by call', () => {
  class Edit {}
  decorate(Edit as never, 'startLine', Arg({ aliases: ['line'], description: 'First line' }), IsInt(), Min(1));

  class Example extends Silent {}
  decorate(Example, 'query', Arg({ aliases: ['q'], description: 'What to look for' }), IsString(), Length(1, 80));
  decorate(Example, 'maxFiles', Arg('files', { description: 'Most files' }), IsInt());
  decorate(
    Example,
    'edits',
    Arg({ description: 'Edits' }),
    IsArray(),
    ValidateNested({ each: true }),
    Type(() => Edit),
  );

  it.each([
    ['ReadOnlyTool', 'lenient', ReadOnlyTool],
    ['MutationTool', 'strict', MutationTool],
  ])('is one as %s', (_, mode, decorator) => {
    class Derived extends Example {}
    decorator(options)(Derived);
    const definition = definitionOf(Derived);
    expect(definition.mode).toBe(mode);
    expect(buildInputSchema(definition, { advertiseAliases: false, closeStrictObjects: false })).toEqual({
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, maxLength: 80, description: 'What to look for' },
        files: { type: 'integer', description: 'Most files' },
        edits: {
          type: 'array',
          items: {
            type: 'object',
            properties: { start_line: { type: 'integer', minimum: 1, description: 'First line' } },
            required: ['start_line'],
          },
          description: 'Edits',
        },
      },
      required: ['query', 'files', 'edits'],
    });
  });

  it('has the same schema as one in TypeScript', () => {
    class Plain extends Silent {}
    decorate(Plain, 'query', Arg({ description: 'What to look for' }), IsString(), Length(1, 80));
    ReadOnlyTool(options)(Plain);

    @ReadOnlyTool(options)
    class Typed extends Silent {
      @Arg({ description: 'What to look for' }) @IsString() @Length(1, 80) query!: string;
    }
    expect(schemaOf(Plain)).toEqual(schemaOf(Typed));
  });

  it.each([
    ['name', InvalidToolName, 'Example: the tool name "" does not match ^[a-z][a-z0-9_]{0,39}$'],
    ['description', MissingToolDescription, 'Example: a tool needs a description, of what it answers or changes'],
    ['examples', MissingExamples, 'Example: a tool needs at least one example of its arguments'],
  ])('may lack its %s, and is refused for that', (option, rule, message) => {
    class Example extends Silent {}
    const given = Object.fromEntries(Object.entries(options).filter(([name]) => name !== option));
    ReadOnlyTool(given as unknown as ToolOptions)(Example);
    expectRefused(Example, rule, message);
  });

  it('may lack the options of an argument, and is refused for that', () => {
    class Example extends Silent {}
    decorate(Example, 'value', (Arg as unknown as (name: string) => PropertyDecorator)('value'), IsString());
    ReadOnlyTool(options)(Example);
    expectRefused(Example, MissingArgDescription, 'Example.value: an argument needs a description; give @Arg one');
  });
});
