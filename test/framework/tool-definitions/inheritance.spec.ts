import {
  Arg,
  IsBoolean,
  IsInt,
  IsOptional,
  LostConstraints,
  LostDefault,
  Max,
  Min,
  ReadOnlyTool,
  ToolRegistry,
  type ArgDefinition,
} from '../../../src/framework';
import { decorate, definitionOf, description, expectRefused, options, Silent } from './declare';

abstract class Base extends Silent {
  @Arg({ description }) @IsInt() @Min(1) @Max(9) level = 5;
}

const argOf = (tool: unknown): ArgDefinition => definitionOf(tool).args[0]!;
const rulesOf = (tool: unknown): unknown[] => argOf(tool).constraints.map(({ name, params }) => [name, ...params]);

describe('an inherited argument', () => {
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

  it('has its constraints and its default', () => {
    @ReadOnlyTool(options)
    class Example extends Base {}
    expect(rulesOf(Example)).toEqual([
      ['min', 1],
      ['max', 9],
    ]);
    expect(argOf(Example)).toMatchObject({ required: false, defaultValue: 5 });
  });

  it.each<[string, string, ...PropertyDecorator[]]>([
    ['with some of them', 'min, max', Arg({ description }), IsInt()],
    ['with one more alone', 'isInt, min', Max(20)],
  ])('loses constraints when it is decorated again %s, which is refused', (_, lost, ...decorators) => {
    class Example extends Base {}
    decorate(Example, 'level', ...decorators);
    ReadOnlyTool(options)(Example);
    expectRefused(
      Example,
      LostConstraints,
      `Example.level: redeclared without ${lost}, which Base puts on it; class-validator drops them, so repeat them`,
    );
  });

  it('loses constraints in a class between, which is refused by the name of that', () => {
    class Between extends Base {
      @IsInt() override level = 5;
    }
    @ReadOnlyTool(options)
    class Example extends Between {}
    expectRefused(
      Example,
      LostConstraints,
      'Between.level: redeclared without min, max, which Base puts on it; class-validator drops them, so repeat them',
    );
  });

  it('keeps them when only @Arg, or only @IsOptional, is written again', () => {
    @ReadOnlyTool(options)
    class Described extends Base {
      @Arg('depth', { description: 'Another' }) override level = 6;
    }
    @ReadOnlyTool(options)
    class Optional extends Base {
      @IsOptional() override level = 7;
    }
    for (const tool of [Described, Optional]) {
      expect(rulesOf(tool)).toEqual([
        ['min', 1],
        ['max', 9],
      ]);
    }
    expect(argOf(Described)).toMatchObject({ wireName: 'depth', description: 'Another', defaultValue: 6 });
  });

  it('may be redeclared whole, with other bounds and another default, also for the subclasses of that', () => {
    class Between extends Base {
      @Arg({ description }) @IsInt() @Min(1) @Max(20) override level = 17;
    }
    @ReadOnlyTool(options)
    class Example extends Between {}
    expect(rulesOf(Example)).toEqual([
      ['min', 1],
      ['max', 20],
    ]);
    expect(argOf(Example).defaultValue).toBe(17);
  });

  it('loses its default when it is declared again without one, which is refused', () => {
    @ReadOnlyTool(options)
    class Example extends Base {
      constructor() {
        super();
        // As `level;` in plain JavaScript does, and as a compiler with useDefineForClassFields makes of `level!: number;`.
        Object.defineProperty(this, 'level', { value: undefined });
      }
    }
    expectRefused(
      Example,
      LostDefault,
      'Example.level: redeclared without an initialiser, which resets the default of Base',
    );
  });

  it('leaves its base alone, whose constructor may work on what the subclass gives it', () => {
    abstract class Named extends Silent {
      @Arg({ description }) @IsInt() level!: number;
      readonly label: string;
      constructor(label: string) {
        super();
        this.label = label.toUpperCase();
      }
    }
    @ReadOnlyTool(options)
    class Example extends Named {
      constructor() {
        super('example');
      }
    }
    expect(argOf(Example).required).toBe(true);
  });

  it('without a default may be declared again without one', () => {
    class Demanding extends Silent {
      @Arg({ description }) @IsInt() level!: number;
      constructor() {
        super();
        Object.defineProperty(this, 'level', { value: undefined });
      }
    }
    @ReadOnlyTool(options)
    class Example extends Demanding {}
    expect(argOf(Example).required).toBe(true);
  });
});
