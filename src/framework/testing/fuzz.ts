import type { ToolDefinition } from '../tool-definitions';
import { nativeValues, wrongValues } from './sample-values';

/** Keys and values that have broken argument handling somewhere. */
const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  '',
  'hasOwnProperty',
  '_meta',
  '_dry_run',
  'a\u0000b',
  '💥',
];
const HOSTILE_VALUES = [
  null,
  '',
  '\ud800',
  'x'.repeat(5_000),
  -0,
  2 ** 53,
  [],
  [[[]]],
  {},
  { length: 1 },
  '[',
  '{"a":',
];

/**
 * Arguments of a tool: valid, nearly valid and hostile, the same for the same seed.
 * @param seed any integer
 * @param count how many
 */
export function fuzzArguments(definition: ToolDefinition, seed: number, count: number): Record<string, unknown>[] {
  const random = generator(seed);
  return Array.from({ length: count }, () => {
    const entries = definition.args.flatMap((arg): [string, unknown][] => {
      if (random() < 0.25) return [];
      const pool = random() < 0.6 ? nativeValues(arg) : random() < 0.5 ? wrongValues(arg.type) : HOSTILE_VALUES;
      return [[pick(random, [arg.wireName, ...arg.aliases, arg.field]), pick(random, pool)]];
    });
    const extras =
      random() < 0.3 ? [[pick(random, HOSTILE_KEYS), pick(random, HOSTILE_VALUES)] as [string, unknown]] : [];
    return Object.fromEntries([...entries, ...extras]);
  });
}

/** A linear congruential generator modulo 2^32 with the constants of Numerical Recipes; its high bits are used. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<T>(random: () => number, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)]!;
}
