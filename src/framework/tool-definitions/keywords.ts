import type { JsonSchema, ValueType } from './tool-definition';

/** What a constraint of class-validator is in a schema, and in words. */
interface Keyword {
  /** Of which values it means something; all, unless given. Those of arrays make an array of what they stand on. */
  readonly kinds?: readonly ValueType['kind'][];
  /** The kind is that of the constrained value. */
  readonly schema: (params: readonly unknown[], kind: ValueType['kind']) => Record<string, unknown> | undefined;
  /** As it stands after the type: "an integer, at least 1". */
  readonly allowed: (params: readonly unknown[]) => string;
}

const NUMBERS = ['integer', 'number'] as const;
const TEXTS = ['string', 'enum'] as const;

const keyword = (name: string, kinds: Keyword['kinds'], words: (param: unknown) => string): Keyword => ({
  kinds,
  schema: ([param]) => ({ [name]: param }),
  allowed: ([param]) => words(param),
});

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ['min', keyword('minimum', NUMBERS, (least) => `at least ${String(least)}`)],
  ['max', keyword('maximum', NUMBERS, (most) => `at most ${String(most)}`)],
  ['isPositive', { kinds: NUMBERS, schema: () => ({ exclusiveMinimum: 0 }), allowed: () => 'more than 0' }],
  ['isNegative', { kinds: NUMBERS, schema: () => ({ exclusiveMaximum: 0 }), allowed: () => 'less than 0' }],
  ['isDivisibleBy', keyword('multipleOf', NUMBERS, (factor) => `a multiple of ${String(factor)}`)],
  ['minLength', keyword('minLength', TEXTS, (least) => `at least ${String(least)} characters long`)],
  ['maxLength', keyword('maxLength', TEXTS, (most) => `at most ${String(most)} characters long`)],
  [
    'isLength',
    {
      kinds: TEXTS,
      schema: ([least, most]) => ({ minLength: least, ...(most !== undefined && { maxLength: most }) }),
      allowed: (params) => {
        const [least, most] = params as [number, number | undefined];
        return most === undefined ? `at least ${least} characters long` : `${least} to ${most} characters long`;
      },
    },
  ],
  [
    'isNotEmpty',
    { schema: (_params, kind) => (kind === 'string' ? { minLength: 1 } : {}), allowed: () => 'not empty' },
  ],
  [
    'matches',
    {
      kinds: TEXTS,
      // JSON Schema has no flags: a pattern with flags is not the same rule there.
      schema: ([pattern, flags]) =>
        pattern instanceof RegExp && (pattern.flags !== '' || flags !== undefined)
          ? undefined
          : { pattern: pattern instanceof RegExp ? pattern.source : pattern },
      allowed: ([pattern]) => `matching ${String(pattern)}`,
    },
  ],
  ['arrayMinSize', keyword('minItems', undefined, (least) => `at least ${String(least)} elements`)],
  ['arrayMaxSize', keyword('maxItems', undefined, (most) => `at most ${String(most)} elements`)],
  ['arrayNotEmpty', { schema: () => ({ minItems: 1 }), allowed: () => 'not empty' }],
  ['arrayUnique', { schema: () => ({ uniqueItems: true }), allowed: () => 'no element twice' }],
]);

/** False where a constraint would refuse every value of that kind. What we have no keyword for is not known either. */
export function appliesTo(name: string, kind: ValueType['kind']): boolean {
  return KEYWORDS.get(name)?.kinds?.includes(kind) ?? true;
}

/** The schema keywords of a constraint; undefined when none expresses it. */
export function schemaKeywords(
  name: string,
  params: readonly unknown[],
  kind: ValueType['kind'],
): Partial<JsonSchema> | undefined {
  return KEYWORDS.get(name)?.schema(params, kind);
}

export function allowedBy(name: string, params: readonly unknown[]): string {
  return KEYWORDS.get(name)?.allowed(params) ?? `valid (${name})`;
}

const NOUNS: Record<Exclude<ValueType['kind'], 'enum'>, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

/** "an integer", "one of: a, b". */
export function describeType(type: ValueType): string {
  return type.kind === 'enum' ? `one of: ${type.values.join(', ')}` : NOUNS[type.kind];
}
