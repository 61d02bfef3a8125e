import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectable } from 'tsyringe';
import * as framework from '../../../src/framework';
import {
  Arg,
  IsBoolean,
  IsInt,
  IsOptional,
  Max,
  Min,
  ReadOnlyTool,
  RegistrationError,
  Tool,
  ToolRegistry,
  type ToolClass,
} from '../../../src/framework';

const registering = (target: unknown) => (): unknown => ToolRegistry.from([target as ToolClass]);
const description = 'What it is';

describe('a wrong tool is refused at registration', () => {
  abstract class Silent extends Tool {
    execute(): object {
      return {};
    }
  }
  const decorated = (options: Partial<framework.ToolOptions>): ToolClass => {
    @ReadOnlyTool({ name: 'example', description, examples: [{}], ...options })
    class Example extends Silent {}
    return Example;
  };

  it('that is not decorated', () => {
    class Forgotten extends Silent {}
    expect(registering(Forgotten)).toThrow(framework.NotATool);
    expect(registering(Forgotten)).toThrow('Forgotten: not decorated with @ReadOnlyTool or @MutationTool');
  });

  it('also as the subclass of one that is', () => {
    const Base = decorated({});
    class Derived extends Base {
      execute(): object {
        return {};
      }
    }
    expect(registering(Derived)).toThrow(framework.NotATool);
  });

  it.each(['FindSymbol', 'find-symbol', '', '1st', `a${'b'.repeat(40)}`])('with the name "%s"', (name) => {
    expect(registering(decorated({ name }))).toThrow(framework.InvalidToolName);
    expect(registering(decorated({ name }))).toThrow(`Example: the tool name "${name}" does not match`);
  });

  it.each(['', ' ', 'x'.repeat(1_001)])('with a description that is none, or that clients cut', (text) => {
    expect(registering(decorated({ description: text }))).toThrow(framework.MissingToolDescription);
    expect(registering(decorated({ description: text }))).toThrow(
      `Example: a tool needs a description of 1 to 1,000 characters, this one has ${text.length}`,
    );
  });

  it('without examples, or with one that uses what is no argument', () => {
    expect(registering(decorated({ examples: [] }))).toThrow(framework.MissingExamples);
    expect(registering(decorated({ examples: [{ nothing: 1 }] }))).toThrow(framework.ExampleWithUnknownArg);
    expect(registering(decorated({ examples: [{ nothing: 1 }] }))).toThrow(
      'Example: an example uses "nothing", which is no argument of it',
    );
  });

  it('whose constructor uses a service instead of keeping it', () => {
    class Service {
      readonly name = 'service';
    }
    @ReadOnlyTool({ name: 'example', description, examples: [{}] })
    class Example extends Silent {
      readonly name: string;
      constructor(service: Service) {
        super();
        this.name = service.name;
      }
    }
    expect(registering(Example)).toThrow(framework.ConstructorDoesWork);
    expect(registering(Example)).toThrow(
      'Example: its constructor or an initialiser uses constructor parameter 1; only keep services there, and use them in execute',
    );
  });

  it.each([
    ['sets', (service: Record<string, unknown>) => (service.name = 'x')],
    ['looks into', (service: Record<string, unknown>) => 'name' in service],
    ['lists', (service: Record<string, unknown>) => Object.keys(service)],
    ['deletes from', (service: Record<string, unknown>) => Reflect.deleteProperty(service, 'name')],
    ['defines on', (service: Record<string, unknown>) => Reflect.defineProperty(service, 'name', {})],
    ['calls', (service: unknown) => (service as () => unknown)()],
  ])('whose constructor %s a service', (_, use) => {
    class Service {}
    @ReadOnlyTool({ name: 'example', description, examples: [{}] })
    class Example extends Silent {
      constructor(service: Service) {
        super();
        use(service as Record<string, unknown>);
      }
    }
    expect(registering(Example)).toThrow(framework.ConstructorDoesWork);
  });

  it('whose constructor throws', () => {
    @ReadOnlyTool({ name: 'example', description, examples: [{}] })
    class Example extends Silent {
      readonly value = ((): number => {
        throw new Error('no value');
      })();
    }
    expect(registering(Example)).toThrow(framework.ConstructorThrows);
    expect(registering(Example)).toThrow('Example: constructing it threw: no value');
  });

  it('that inherits a constructor whose parameters nobody wrote down', () => {
    class Service {}
    abstract class Base extends Tool {
      constructor(readonly service: Service) {
        super();
      }
    }
    @ReadOnlyTool({ name: 'example', description, examples: [{}] })
    class Example extends Base {
      execute(): object {
        return {};
      }
    }
    expect(registering(Example)).toThrow(framework.UndecoratedBase);
    expect(registering(Example)).toThrow(/^Example: inherits the constructor of Base, /);
  });

  it('unless its base is decorated', () => {
    class Service {}
    @injectable()
    class Base extends Tool {
      constructor(readonly service: Service) {
        super();
      }
      execute(): object {
        return {};
      }
    }
    @ReadOnlyTool({ name: 'example', description, examples: [{}] })
    class Example extends Base {}
    expect(registering(Example)).not.toThrow();
  });
});

describe('an inherited argument', () => {
  abstract class Base extends Tool {
    @Arg({ description }) @IsInt() @Min(1) @Max(9) level = 5;
    execute(): object {
      return {};
    }
  }
  const options = { name: 'example', description, examples: [{}] };

  it('is an argument of the tool, before its own, and of no sibling', () => {
    @ReadOnlyTool(options)
    class Example extends Base {
      @Arg({ description }) @IsOptional() @IsBoolean() own?: boolean;
    }
    @ReadOnlyTool({ ...options, name: 'sibling' })
    class Sibling extends Base {}
    const [example, sibling] = ToolRegistry.from([Example, Sibling]).definitions;
    expect(example?.args.map(({ wireName }) => wireName)).toEqual(['level', 'own']);
    expect(sibling?.args.map(({ wireName }) => wireName)).toEqual(['level']);
  });

  it('loses constraints when it is decorated again without them, which is refused', () => {
    @ReadOnlyTool(options)
    class Example extends Base {
      @Arg({ description }) @IsInt() override level = 5;
    }
    expect(registering(Example)).toThrow(framework.LostConstraints);
    expect(registering(Example)).toThrow(
      /^Example.level: redeclared without (min, max|max, min), which Base puts on it; class-validator drops them, so repeat them$/,
    );
  });

  it('loses its default when it is redeclared without one, which is refused', () => {
    @ReadOnlyTool(options)
    class Example extends Base {
      @Arg({ description }) @IsInt() @Min(1) @Max(9) override level!: number;
      constructor() {
        super();
        Reflect.deleteProperty(this, 'level'); // as a compiler with useDefineForClassFields would
      }
    }
    expect(registering(Example)).toThrow(framework.LostDefault);
    expect(registering(Example)).toThrow(
      'Example.level: redeclared without an initialiser, which resets the default of Base',
    );
  });

  it('may be redeclared whole, with another default', () => {
    @ReadOnlyTool(options)
    class Example extends Base {
      @Arg({ description }) @IsInt() @Min(1) @Max(9) override level = 7;
    }
    expect(ToolRegistry.from([Example]).definitions[0]?.args[0]?.defaultValue).toBe(7);
  });
});

describe('the registration errors', () => {
  it('have each a test, here or with the registry', () => {
    const folders = [__dirname, join(__dirname, '../registry')];
    const specs = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
    const text = specs.map((path) => readFileSync(path, 'utf8')).join('');
    const names = Object.entries(framework)
      .filter(([, value]) => typeof value === 'function' && value.prototype instanceof RegistrationError)
      .map(([name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});
