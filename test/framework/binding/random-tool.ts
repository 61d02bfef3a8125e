import {
  Arg,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  MutationTool,
  ReadOnlyTool,
  Tool,
  Type,
  ValidateNested,
  type ArgumentMode,
} from '../../../src/framework';
import type { Random } from './random';
import { bindWith, Colour } from './sample-tools';

const CHOICES = ['one', 'two', 'Three'];

/** What can be declared: its decorators, and a value that fits. */
const KINDS: Record<string, { decorators: () => PropertyDecorator[]; value: (random: Random) => unknown }> = {
  string: { decorators: () => [IsString()], value: (random) => random.pick(['', 'a', '10', 'true', '[1]', '{"a":1}']) },
  integer: { decorators: () => [IsInt()], value: (random) => random.upTo(1_000) - 500 },
  number: { decorators: () => [IsNumber()], value: (random) => (random.upTo(1_000) - 500) / 8 },
  boolean: { decorators: () => [IsBoolean()], value: (random) => random.pick([true, false]) },
  enum: { decorators: () => [IsIn(CHOICES)], value: (random) => random.pick(CHOICES) },
  object: { decorators: () => [IsObject()], value: (random) => random.pick([{}, { a: [1] }]) },
  integers: {
    decorators: () => [IsArray(), IsInt({ each: true })],
    value: (random) => Array.from({ length: random.upTo(3) }, () => random.upTo(9)),
  },
  colour: {
    decorators: () => [ValidateNested(), Type(() => Colour)],
    value: (random) => ({ name: random.pick(['red', 'blue']), weight: random.upTo(9) }),
  },
  colours: {
    decorators: () => [IsArray(), ValidateNested({ each: true }), Type(() => Colour)],
    value: (random) => Array.from({ length: random.upTo(3) }, () => ({ name: random.pick(['red', 'blue']) })),
  },
};

export interface RandomTool {
  readonly mode: ArgumentMode;
  readonly bind: (args: unknown) => Record<string, unknown>;
  /** By canonical name: that name, then its aliases. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** By canonical name: a key of what can be declared. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By canonical name: values that fit, all required ones among them. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** A tool with up to eight arguments of any kind, required or not, with up to two aliases each. */
export function randomTool(random: Random): RandomTool {
  class Subject extends Tool {
    execute(): object {
      return {};
    }
  }
  const names: Record<string, string[]> = {};
  const kinds: Record<string, string> = {};
  const args: Record<string, unknown> = {};
  const count = 1 + random.upTo(7);
  for (let index = 0; index < count; index++) {
    const name = `arg_${index}`;
    const kind = random.pick(Object.keys(KINDS));
    const aliases = Array.from({ length: random.upTo(2) }, (_, alias) => `alias_${index}_${alias}`);
    const isOptional = random.next() < 0.5;
    const { decorators, value } = KINDS[kind]!;
    const written = [Arg(name, { aliases, description: 'An argument' }), ...decorators()];
    for (const decorate of isOptional ? [...written, IsOptional()] : written)
      decorate(Subject.prototype, `arg${index}`);
    names[name] = [name, ...aliases];
    kinds[name] = kind;
    if (!isOptional || random.next() < 0.5) args[name] = value(random);
  }
  const mode = random.pick(['lenient', 'strict'] as const);
  const declare = mode === 'lenient' ? ReadOnlyTool : MutationTool;
  declare({ name: 'subject', description: 'A tool', examples: [args] })(Subject);
  return { mode, bind: bindWith(Subject), names, kinds, args };
}
