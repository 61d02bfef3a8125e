import type { JsonSchema, ValueType } from './tool-definition';

/** What a constraint of class-validator is in a schema, and in words. */
interface Keyword {
  /** The kind is that of the constrained value. */
  readonly schema: (params: readonly unknown[], kind: ValueType['kind']) => Record<string, unknown> | undefined;
  /** As it stands after the type: "an integer, at least 1". */
  readonly allowed: (params: readonly unknown[]) => string;
}

const keyword = (name: string, words: (param: unknown) => string): Keyword => ({
  schema: ([param]) => ({ [name]: param }),
  allowed: ([param]) => words(param),
});

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ['min', keyword('minimum', (least) => `at least ${String(least)}`)],
  ['max', keyword('maximum', (most) => `at most ${String(most)}`)],
  ['isPositive', { schema: () => ({ exclusiveMinimum: 0 }), allowed: () => 'more than 0' }],
  ['isNegative', { schema: () => ({ exclusiveMaximum: 0 }), allowed: () => 'less than 0' }],
  ['isDivisibleBy', keyword('multipleOf', (factor) => `a multiple of ${String(factor)}`)],
  ['minLength', keyword('minLength', (least) => `at least ${String(least)} characters long`)],
  ['maxLength', keyword('maxLength', (most) => `at most ${String(most)} characters long`)],
  [
    'isLength',
    {
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
      // JSON Schema has no flags: a pattern with flags is not the same rule there.
      schema: ([pattern, flags]) =>
        pattern instanceof RegExp && (pattern.flags !== '' || flags !== undefined)
          ? undefined
          : { pattern: pattern instanceof RegExp ? pattern.source : pattern },
      allowed: ([pattern]) => `matching ${String(pattern)}`,
    },
  ],
  ['arrayMinSize', keyword('minItems', (least) => `at least ${String(least)} elements`)],
  ['arrayMaxSize', keyword('maxItems', (most) => `at most ${String(most)} elements`)],
  ['arrayNotEmpty', { schema: () => ({ minItems: 1 }), allowed: () => 'not empty' }],
  ['arrayUnique', { schema: () => ({ uniqueItems: true }), allowed: () => 'no element twice' }],
]);

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
