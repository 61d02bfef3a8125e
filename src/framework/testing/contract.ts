import { Ajv } from 'ajv';
import { container as rootContainer } from 'tsyringe';
import { callTool, type CallOutcome } from '../call';
import { InvalidParam, MissingParam } from '../errors';
import { ToolRegistry, type RegisteredTool } from '../registry';
import { buildInputSchema, checkResult, type JsonSchema } from '../tool-definitions';
import type { ToolClass } from '../tool';
import { fuzzArguments } from './fuzz';
import { SILENT_LOG } from './harness';
import { nativeValues, wrongValues } from './sample-values';
import type { TestOptions, TestServices } from './services';

type Arguments = Readonly<Record<string, unknown>>;

const FUZZ_COUNT = 200;
/** The policy's own keys, which no result class declares. */
const POLICY_KEYS = new Set(['unknown_args', 'did_you_mean']);
const SCHEMA_WORDS_REFUSED = ['$schema', '$ref', '$defs', 'anyOf', 'oneOf', 'allOf', 'const', 'format', 'default'];

/**
 * Generates the jest suite of the argument policy for one tool class, or for every tool of a registry, from their
 * metadata; the base calls are their examples.
 * @param options its services are made afresh for each call that is executed
 */
export function describeToolContract(subject: ToolClass | ToolRegistry, options: TestOptions = {}): void {
  const registry = typeof subject === 'function' ? ToolRegistry.from([subject]) : subject;
  describe.each(registry.definitions.map(({ name }) => name))('the argument policy of %s', (name) => {
    const tool = registry.get(name)!;
    const { definition, bind } = tool;
    const base = canonicalExample(tool);
    const call = (args: unknown): Promise<Called> => callOnce(registry, name, args, options);

    it.each(definition.examples.map((example) => [JSON.stringify(example), example]))('accepts %s', async (_, args) => {
      const { outcome } = await call(args);
      expect(outcome).toMatchObject({ ok: true });
      const { result } = definition.metadata;
      if (outcome.ok && result) expect(checkResult(result, outcome.answer)).toEqual([]);
    });

    if (definition.mode === 'lenient') {
      it('lists unknown arguments, sorted, and answers as without them', async () => {
        const args: unknown = JSON.parse(
          `{"zebra":1,"__proto__":2,"banana":null,${JSON.stringify(base).slice(1)}`.replace(',}', '}'),
        );
        const { outcome } = await call(args);
        expect(outcome).toMatchObject({ ok: true, answer: { unknown_args: ['__proto__', 'banana', 'zebra'] } });
        const plain = (await call(base)).outcome;
        if (outcome.ok && plain.ok)
          expect(Object.keys(withoutPolicy(outcome.answer))).toEqual(Object.keys(plain.answer));
      });

      it('never reports what begins with an underscore', () => {
        expect(bind({ ...base, _meta: 1, _anything: 2 })).not.toHaveProperty('unknown');
      });
    } else {
      it.each(['banana', '__proto__', 'constructor', '', '_dry_run'])(
        'refuses "%s" before anything changes',
        async (key) => {
          const args = Object.fromEntries([...Object.entries(base), [key, true]]);
          const { outcome, before, after } = await call(args);
          expect(outcome).toMatchObject({ ok: false, error: { message: `unknown arg: ${key}` } });
          expect(!outcome.ok && outcome.error).toBeInstanceOf(MissingParam);
          expect(!outcome.ok && outcome.error.fields).toMatchObject({ unknown_args: [key], nothing_changed: true });
          expect(after).toBe(before);
        },
      );
    }

    it.each([[[]], ['text'], [7], [true]])('refuses %j in place of the arguments', (raw) => {
      expect(() => bind(raw)).toThrow(InvalidParam);
    });

    const { args } = definition;
    const aliased = args.flatMap((arg) => arg.aliases.map((alias) => ({ arg, alias, name: alias, of: arg.wireName })));
    if (aliased.length > 0) {
      it.each(aliased)('takes $name for $of', ({ arg, alias }) => {
        const value = acceptedValue(tool, base, arg.wireName);
        const rest = without(base, arg.wireName);
        expect(bind({ ...rest, [alias]: value })).toEqual(bind({ ...rest, [arg.wireName]: value }));
      });

      it.each(aliased)('knows what to do when $name contradicts $of', ({ arg, alias }) => {
        const [value, other] = acceptedValues(tool, base, arg.wireName);
        const both = (): unknown => bind({ ...base, [alias]: other, [arg.wireName]: value });
        if (definition.mode === 'strict') expect(both).toThrow(InvalidParam);
        else expect(both()).toEqual(bind({ ...base, [arg.wireName]: value }));
      });
    }

    if (args.length > 0) {
      it.each(args.map(({ wireName }) => wireName))('takes null of %s for not given', (wire) => {
        const rest = without(base, wire);
        const attempt = (given: Arguments): unknown => {
          try {
            return bind(given);
          } catch (error) {
            return String(error);
          }
        };
        expect(attempt({ ...rest, [wire]: null })).toEqual(attempt(rest));
      });

      it.each(args.flatMap((arg) => wrongValues(arg.type).map((value) => [arg.wireName, value] as const)))(
        'refuses for %s the value %j',
        (wire, value) => {
          expect(() => bind({ ...base, [wire]: value })).toThrow(new RegExp(`^${wire}.*: `));
        },
      );

      it('accepts exactly what its schema accepts', () => {
        const schema = buildInputSchema(definition, { advertiseAliases: false, closeStrictObjects: true });
        const validate = new Ajv({ strict: true }).compile(schema);
        for (const arg of args) {
          for (const value of nativeValues(arg)) {
            const given = { ...base, [arg.wireName]: value };
            const emptyCountsAsAbsent = value === '' && !arg.required && arg.type.kind === 'enum';
            if (emptyCountsAsAbsent) continue;
            expect({ given, accepted: accepts(tool, given) }).toEqual({ given, accepted: validate(given) });
          }
        }
      });
    }

    const required = args.filter((arg) => arg.required).map(({ wireName }) => wireName);
    if (required.length > 0) {
      it.each(required)('misses %s, and names what was sent in its place', (wire) => {
        const rest = without(base, wire);
        expect(() => bind(rest)).toThrow(new MissingParam(`missing required arg: ${wire}`));
      });
    }

    it('has a schema that every client takes', () => {
      for (const advertiseAliases of [true, false]) {
        checkSchema(buildInputSchema(definition, { advertiseAliases, closeStrictObjects: true }));
      }
    });

    it('answers whatever is sent with values or a clear error', () => {
      const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
      for (const given of fuzzArguments(definition, seed, FUZZ_COUNT)) {
        try {
          bind(given);
        } catch (error) {
          if (error instanceof MissingParam || error instanceof InvalidParam) continue;
          throw new Error(`FUZZ_SEED=${seed}: ${JSON.stringify(given)} threw ${String(error)}`, { cause: error });
        }
      }
    });
  });
}

interface Called {
  readonly outcome: CallOutcome;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

async function callOnce(registry: ToolRegistry, name: string, args: unknown, options: TestOptions): Promise<Called> {
  const services: TestServices = (await options.services?.()) ?? { container: rootContainer.createChildContainer() };
  try {
    const { container, snapshot } = services;
    const before = snapshot?.();
    const signal = new AbortController().signal;
    const outcome = await callTool(registry, name, args, {
      container,
      signal,
      log: SILENT_LOG,
      errors: options.errors,
    });
    return { outcome, before, after: snapshot?.() };
  } finally {
    await services.close?.();
  }
}

/** The first example, aliases replaced by the names they stand for. */
function canonicalExample({ definition }: RegisteredTool): Arguments {
  const canonical = new Map(
    definition.args.flatMap(({ wireName, aliases }) => aliases.map((alias) => [alias, wireName])),
  );
  const [example] = definition.examples;
  return Object.fromEntries(Object.entries(example!).map(([key, value]) => [canonical.get(key) ?? key, value]));
}

function accepts({ bind }: RegisteredTool, given: Arguments): boolean {
  try {
    bind(given);
    return true;
  } catch {
    return false;
  }
}

function acceptedValues(tool: RegisteredTool, base: Arguments, wire: string): unknown[] {
  const arg = tool.definition.args.find(({ wireName }) => wireName === wire)!;
  const values = nativeValues(arg).filter((value) => value !== '' && accepts(tool, { ...base, [wire]: value }));
  return [...new Set(values)];
}

function acceptedValue(tool: RegisteredTool, base: Arguments, wire: string): unknown {
  return base[wire] ?? acceptedValues(tool, base, wire)[0];
}

function without(args: Arguments, name: string): Arguments {
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
}

function withoutPolicy(answer: object): object {
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !POLICY_KEYS.has(key)));
}

function checkSchema(schema: JsonSchema): void {
  for (const word of SCHEMA_WORDS_REFUSED) expect(schema).not.toHaveProperty([word]);
  expect(typeof schema.type).toBe('string');
  if (schema.type === 'object') expect(schema).toHaveProperty('properties');
  if (schema.type === 'array') expect(schema.items).toHaveProperty('type');
  Object.values(schema.properties ?? {}).forEach(checkSchema);
  if (schema.items) checkSchema(schema.items);
}
