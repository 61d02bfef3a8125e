import { ToolError } from '../../../src/framework';
import { randomTool, type RandomTool } from './random-tool';
import { Random } from './random';

const RUNS = 100;
/** Another seed at each run; to repeat a failure, write the one that it printed here. */
const SEED = Date.now() % 2 ** 32;

/** @throws the failure of the property, with the seed that leads to it */
function forRandomTools(property: (tool: RandomTool, random: Random) => void): void {
  for (let run = 0; run < RUNS; run++) {
    const seed = (SEED + run) >>> 0;
    const random = new Random(seed);
    try {
      property(randomTool(random), random);
    } catch (error) {
      throw new Error(`with seed ${seed}`, { cause: error });
    }
  }
}

describe('whatever a tool declares', () => {
  it('binds aliases as it binds canonical names, in any order', () => {
    forRandomTools(({ bind, args, names }, random) => {
      const renamed = Object.entries(args).map(([name, value]) => [random.pick(names[name]!), value] as const);
      expect(bind(Object.fromEntries(random.shuffle(renamed)))).toEqual(bind(args));
    });
  });

  it('binds text as it binds what the text says', () => {
    forRandomTools(({ bind, args, kinds }) => {
      const texts = Object.entries(args).map(([name, value]): [string, unknown] => {
        return [name, kinds[name] === 'string' || kinds[name] === 'enum' ? value : JSON.stringify(value)];
      });
      expect(bind(Object.fromEntries(texts))).toEqual(bind(args));
    });
  });

  it('binds null as nothing', () => {
    forRandomTools(({ bind, args, names }) => {
      const nulls = Object.fromEntries(Object.values(names).flatMap((all) => all.map((name) => [name, null])));
      expect(bind({ ...nulls, ...args })).toEqual(bind(args));
    });
  });

  it('lists what it does not know and binds the rest the same, or refuses all of it', () => {
    forRandomTools(({ bind, args, mode, names }, random) => {
      const known = new Set(Object.values(names).flat());
      const unknown = random.keys().filter((key) => !known.has(key));
      const extra = unknown.map((key): [string, unknown] => [key, 1]);
      const sent = Object.fromEntries(random.shuffle([...Object.entries(args), ...extra]));
      const sorted = [...unknown].sort();
      if (mode === 'lenient') {
        const { did_you_mean, ...bound } = bind(sent);
        expect(bound).toEqual({ ...bind(args), unknown_args: sorted });
        expect(sorted).toEqual(expect.arrayContaining(Object.keys(did_you_mean ?? {})));
        expect([...known]).toEqual(expect.arrayContaining(Object.values(did_you_mean ?? {})));
      } else {
        expect(() => bind(sent)).toThrow(new RegExp(`^unknown arg: ${sorted[0]!}$`));
      }
    });
  });

  it('lets the canonical name win or refuses to choose', () => {
    forRandomTools(({ bind, args, mode, names }, random) => {
      const aliased = Object.keys(args).filter((name) => names[name]!.length > 1);
      if (aliased.length === 0) return;
      const name = random.pick(aliased);
      const alias = names[name]![1]!;
      expect(bind({ ...args, [alias]: args[name] })).toEqual(bind(args));
      const other = { ...args, [alias]: { another: 'value' } };
      if (mode === 'lenient') expect(bind(other)).toEqual(bind(args));
      else expect(() => bind(other)).toThrow(`${alias}: must not contradict ${name}`);
    });
  });

  it('answers hostile values with an error that JSON can carry, and leaves them as they are', () => {
    forRandomTools(({ bind, names }, random) => {
      const sent = Object.fromEntries(Object.values(names).map((all) => [random.pick(all), random.hostile()]));
      const before = JSON.stringify(sent);
      const bound = attempt(() => bind(sent));
      if (bound instanceof Error) expect(bound).toBeInstanceOf(ToolError);
      if (bound instanceof ToolError) expect(JSON.stringify(bound.toWire()).length).toBeLessThan(20_000);
      expect(JSON.stringify(sent)).toBe(before);
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
});

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
