import {
  AliasCollision,
  Arg,
  DuplicateArgName,
  InvalidArgName,
  InvalidToolName,
  IsInt,
  IsString,
  LIMIT_ALIASES,
  MissingLimitAliases,
  MutationTool,
  ReadOnlyTool,
  RepeatedAlias,
  type ToolClass,
} from '../../../src/framework';
import { toSnakeCase } from '../../../src/framework/tool-definitions/names';
import { decorate, definitionOf, description, expectRefused, options, Silent, toolWith } from './declare';

function named(name: string): ToolClass {
  @ReadOnlyTool({ ...options, name })
  class Example extends Silent {}
  return Example;
}

function withOther(aliases: readonly string[], otherName = 'other'): ToolClass {
  const tool = toolWith('value', Arg({ description, aliases }), IsString());
  decorate(tool, 'other', Arg(otherName, { description, aliases: ['o'] }), IsString());
  return tool;
}

const PATTERN = '^[a-z][a-z0-9_]{0,39}$';

describe('the name of a tool', () => {
  it.each(['FindSymbol', 'find-symbol', '', '1st', `a${'b'.repeat(40)}`])('is not "%s"', (name) => {
    expectRefused(named(name), InvalidToolName, `Example: the tool name "${name}" does not match ${PATTERN}`);
  });

  it.each(['a', 'find_symbol2', `a${'b'.repeat(39)}`])('may be "%s"', (name) => {
    expect(definitionOf(named(name)).name).toBe(name);
  });
});

describe('the name of an argument', () => {
  it.each([
    ['maxResults', 'max_results'],
    ['expectedSha256', 'expected_sha256'],
    ['parseURL', 'parse_url'],
    ['URLOfFile', 'url_of_file'],
    ['x', 'x'],
  ])('is that of the field in snake case: %s is %s', (field, wire) => {
    expect(toSnakeCase(field)).toBe(wire);
    expect(definitionOf(toolWith(field, Arg({ description, aliases: LIMIT_ALIASES }), IsInt())).args[0]?.wireName).toBe(
      wire,
    );
  });

  it('is the one that @Arg gives', () => {
    expect(definitionOf(withOther([], 'another')).knownArgs).toEqual(['another', 'o', 'value']);
  });

  it.each(['maxResults', '', '_x', 'a-b', 'a'.repeat(41)])('is not "%s"', (name) => {
    const message = `Example.value: the name "${name}" does not match ${PATTERN}`;
    expectRefused(toolWith('value', Arg(name, { description }), IsInt()), InvalidArgName, message);
    expectRefused(toolWith('value', Arg({ description, aliases: [name] }), IsInt()), InvalidArgName, message);
  });

  it('is refused as that of the field too', () => {
    const message = `Example._value: the name "_value" does not match ${PATTERN}`;
    expectRefused(toolWith('_value', Arg({ description }), IsInt()), InvalidArgName, message);
  });

  it('is that of one field only', () => {
    expectRefused(
      withOther([], 'value'),
      DuplicateArgName,
      'Example.other: the name "value" is also the name of Example.value',
    );
  });
});

describe('an alias', () => {
  it('may stand beside those of other arguments', () => {
    expect(definitionOf(withOther(['v', 'text'])).args.map(({ aliases }) => aliases)).toEqual([['v', 'text'], ['o']]);
  });

  it.each(['other', 'o'])('is not a name or an alias of another argument: "%s"', (alias) => {
    const [field, taken] = alias === 'o' ? ['other', 'o'] : ['value', 'other'];
    expectRefused(
      withOther(['v', alias]),
      AliasCollision,
      `Example.${field}: alias "${taken}" is also the name of another argument of example`,
    );
  });

  it.each([[['value']], [['v', 'w', 'v']]])('says something new: %j', (aliases) => {
    const repeated = aliases[0]!;
    expectRefused(
      withOther(aliases),
      RepeatedAlias,
      `Example.value: alias "${repeated}" is written twice, or is the own name of the argument; remove it`,
    );
  });
});

describe('a limit of a read-only tool', () => {
  const limited = (name: string, aliases?: readonly string[]): ToolClass =>
    toolWith('most', Arg(name, { description, ...(aliases && { aliases }) }), IsInt());

  it.each([
    ['max_results', undefined],
    ['max_matches', undefined],
    ['max_results', ['limit']],
    ['max_matches', ['top_k', 'limit']],
    ['max_results', ['n', 'limit', 'top_k']],
  ])('%s needs the two project-wide aliases first, in their order: not %j', (name, aliases) => {
    expectRefused(
      limited(name, aliases),
      MissingLimitAliases,
      `Example.most: "${name}" of a read-only tool needs the aliases "limit" and "top_k", in this order (LIMIT_ALIASES)`,
    );
  });

  it.each([
    ['max_results', LIMIT_ALIASES],
    ['max_matches', [...LIMIT_ALIASES, 'n']],
    ['max_tokens', []],
  ])('%s may have the aliases %j', (name, aliases) => {
    expect(definitionOf(limited(name, aliases)).args[0]?.aliases).toEqual(aliases);
  });

  it('needs none in a tool that changes something', () => {
    @MutationTool({ ...options, examples: [{ max_results: 1 }] })
    class Example extends Silent {
      @Arg({ description }) @IsInt() maxResults!: number;
    }
    expect(definitionOf(Example).knownArgs).toEqual(['max_results']);
  });
});
