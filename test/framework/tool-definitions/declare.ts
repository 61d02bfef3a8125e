import {
  Arg,
  buildInputSchema,
  ReadOnlyTool,
  RegistrationError,
  Tool,
  ToolRegistry,
  type InputSchema,
  type InputSchemaOptions,
  type ToolClass,
  type ToolDefinition,
} from '../../../src/framework';

export const description = 'What it is';
/** For a tool that is decorated in the test itself. */
export const options = { name: 'example', description, examples: [{}] };
export const about = Arg({ description });

export abstract class Silent extends Tool {
  execute(): object {
    return {};
  }
}

/** A tool `Example` with one field that has these decorators, written as in the source: the last one is applied first. */
export function toolWith(field: string, ...decorators: PropertyDecorator[]): ToolClass {
  class Example extends Silent {}
  decorate(Example, field, ...decorators);
  ReadOnlyTool(options)(Example);
  return Example;
}

/** The same with an initialiser. */
export function toolWithDefault(
  field: string,
  initialise: () => unknown,
  ...decorators: PropertyDecorator[]
): ToolClass {
  class Example extends Silent {
    constructor() {
      super();
      Object.assign(this, { [field]: initialise() });
    }
  }
  decorate(Example, field, ...decorators);
  ReadOnlyTool(options)(Example);
  return Example;
}

export function decorate(target: ToolClass, field: string, ...decorators: PropertyDecorator[]): void {
  for (const decorator of decorators.reverse()) decorator(target.prototype as object, field);
}

export function definitionOf(tool: unknown): ToolDefinition {
  return ToolRegistry.from([tool as ToolClass]).definitions[0]!;
}

export function schemaOf(tool: ToolClass, variant: Partial<InputSchemaOptions> = {}): InputSchema {
  return buildInputSchema(definitionOf(tool), { advertiseAliases: false, closeStrictObjects: true, ...variant });
}

export type Rule = new (...args: never[]) => RegistrationError;

/** That a class cannot be registered: by which rule, in which words. */
export function expectRefused(tool: unknown, rule: Rule, message: string): void {
  const error = refusalOf(tool);
  expect(error?.message).toBe(message);
  expect(error).toBeInstanceOf(rule);
  expect(error).toBeInstanceOf(RegistrationError);
  expect(error?.name).toBe(rule.name);
}

function refusalOf(tool: unknown): Error | undefined {
  try {
    definitionOf(tool);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
