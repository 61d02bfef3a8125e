import {
  Arg,
  DestructiveReadOnly,
  ExampleWithUnknownArg,
  IsString,
  MissingArgDescription,
  MissingExamples,
  MissingExecute,
  MissingToolDescription,
  MutationTool,
  NotATool,
  ReadOnlyTool,
  TooLongToolDescription,
  type Constructor,
  type ToolClass,
  type ToolOptions,
} from '../../../src/framework';
import { definitionOf, description, expectRefused, options, Silent, toolWith } from './declare';

function declared(given: Partial<ToolOptions>, decorator = ReadOnlyTool): Constructor<Silent> {
  class Example extends Silent {
    @Arg({ aliases: ['q'], description }) @IsString() query = '';
  }
  decorator({ ...options, ...given })(Example);
  return Example;
}

describe('a tool', () => {
  const undecorated = 'not decorated with @ReadOnlyTool or @MutationTool';

  it('is decorated, itself and not only its base', () => {
    class Forgotten extends Silent {}
    class Derived extends declared({}) {}
    expectRefused(Forgotten, NotATool, `Forgotten: ${undecorated}`);
    expectRefused(Derived, NotATool, `Derived: ${undecorated}`);
  });

  it('can be executed', () => {
    class Example {}
    ReadOnlyTool(options)(Example as ToolClass);
    expectRefused(Example, MissingExecute, 'Example: a tool needs a method "execute"');
  });

  it('that only reads destroys nothing', () => {
    expectRefused(
      declared({ destructive: true }),
      DestructiveReadOnly,
      'Example: a read-only tool cannot be destructive; use @MutationTool, or remove "destructive"',
    );
    expect(definitionOf(declared({ destructive: false })).annotations.destructiveHint).toBe(false);
  });
});

describe('the description of a tool', () => {
  it.each(['', ' \n\t'])('says something, not %j', (text) => {
    expectRefused(
      declared({ description: text }),
      MissingToolDescription,
      'Example: a tool needs a description, of what it answers or changes',
    );
  });

  it('is not longer than clients show', () => {
    expectRefused(
      declared({ description: 'x'.repeat(1_001) }),
      TooLongToolDescription,
      "Example: a tool's description has at most 1000 characters, this one 1001; shorten it",
    );
    expect(definitionOf(declared({ description: 'x'.repeat(1_000) })).description).toHaveLength(1_000);
  });
});

describe('the description of an argument', () => {
  it.each(['', ' \n\t'])('says something, not %j', (text) => {
    expectRefused(
      toolWith('value', Arg({ description: text }), IsString()),
      MissingArgDescription,
      'Example.value: an argument needs a description; give @Arg one',
    );
  });
});

describe('the examples of a tool', () => {
  it('are at least one, also of a tool without arguments', () => {
    const message = 'Example: a tool needs at least one example of its arguments';
    expectRefused(declared({ examples: [] }), MissingExamples, message);
  });

  it('use its arguments only, by name or by alias', () => {
    const message = 'Example: an example uses "text", which is no argument of it';
    expectRefused(declared({ examples: [{ query: 'a' }, { text: 'a' }] }), ExampleWithUnknownArg, message);
    const examples = [{ query: 'a' }, { q: 'a' }, {}];
    expect(definitionOf(declared({ examples })).examples).toEqual(examples);
  });
});

describe('the hints of a tool', () => {
  it('are MCP’s four, always all, and a title', () => {
    expect(definitionOf(declared({ name: 'find_it' })).annotations).toEqual({
      title: 'Find it',
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    });
    expect(definitionOf(declared({}, MutationTool))).toMatchObject({
      mode: 'strict',
      title: 'Example',
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    });
  });

  it('are what the author says', () => {
    expect(definitionOf(declared({ destructive: true }, MutationTool)).annotations.destructiveHint).toBe(true);
    const said = { title: 'Change', destructive: false, idempotent: true, openWorld: true };
    expect(definitionOf(declared(said, MutationTool)).annotations).toEqual({
      title: 'Change',
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: true,
    });
    expect(definitionOf(declared({ idempotent: false })).annotations.idempotentHint).toBe(false);
  });
});
