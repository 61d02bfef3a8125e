import type { JsonSchema, ValueType } from './tool-definition';

type Params = readonly unknown[];

/** What a constraint of class-validator is in a schema, and in words. */
interface Keyword {
  /** Whether it says something about values of the type, and does not refuse all of them. */
  readonly appliesTo: (type: ValueType, params: Params) => boolean;
  readonly schema: (params: Params, type: ValueType) => Partial<JsonSchema> | undefined;
  /** As it stands after the type: "an integer, at least 1". */
  readonly allowed: (params: Params) => string;
}

const isNumber = ({ kind }: ValueType): boolean => kind === 'integer' || kind === 'number';
const isText = ({ kind }: ValueType): boolean => kind === 'string' || kind === 'enum';
const isArray = ({ kind }: ValueType): boolean => kind === 'array';
const ofObjects = (type: ValueType): boolean => type.kind === 'array' && type.items.kind === 'object';

const keyword = (name: string, appliesTo: Keyword['appliesTo'], words: (param: string) => string): Keyword => ({
  appliesTo,
  schema: ([param]) => ({ [name]: param }),
  allowed: ([param]) => words(String(param)),
});

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  ['min', keyword('minimum', isNumber, (least) => `at least ${least}`)],
  ['max', keyword('maximum', isNumber, (most) => `at most ${most}`)],
  ['isPositive', { appliesTo: isNumber, schema: () => ({ exclusiveMinimum: 0 }), allowed: () => 'more than 0' }],
  ['isNegative', { appliesTo: isNumber, schema: () => ({ exclusiveMaximum: 0 }), allowed: () => 'less than 0' }],
  [
    'isDivisibleBy',
    {
      ...keyword('multipleOf', isNumber, (factor) => `a multiple of ${factor}`),
      // class-validator cuts the factor's fraction: nothing is divisible by 0.5, and 5 is by 2.5.
      appliesTo: (type, [factor]) => isNumber(type) && Number.isInteger(factor) && Number(factor) > 0,
    },
  ],
  [
    'isNumber',
    {
      appliesTo: isNumber,
      schema: () => undefined, // 0.07 is no multiple of 0.01 to a machine
      allowed: ([options]) => `with at most ${(options as { maxDecimalPlaces: number }).maxDecimalPlaces} decimals`,
    },
  ],
  ['minLength', keyword('minLength', isText, (least) => `at least ${least} characters long`)],
  ['maxLength', keyword('maxLength', isText, (most) => `at most ${most} characters long`)],
  [
    'isLength',
    {
      appliesTo: isText,
      schema: ([least, most]) => ({ minLength: least, ...(most !== undefined && { maxLength: most }) }),
      allowed: (params) => {
        const [least, most] = params as [number, number | undefined];
        return most === undefined ? `at least ${least} characters long` : `${least} to ${most} characters long`;
      },
    },
  ],
  ['isNotEmpty', { appliesTo: isText, schema: () => ({ minLength: 1 }), allowed: () => 'not empty' }],
  [
    'matches',
    {
      appliesTo: isText,
      schema: ([pattern, flags]) => patternKeyword(new RegExp(pattern as RegExp | string, flags as string | undefined)),
      allowed: ([pattern]) => `matching ${String(pattern)}`,
    },
  ],
  ['arrayMinSize', keyword('minItems', isArray, (least) => `at least ${least} elements`)],
  ['arrayMaxSize', keyword('maxItems', isArray, (most) => `at most ${most} elements`)],
  ['arrayNotEmpty', { appliesTo: isArray, schema: () => ({ minItems: 1 }), allowed: () => 'not empty' }],
  [
    'arrayUnique',
    {
      appliesTo: isArray,
      // class-validator tells objects apart by identity or by the author's function, JSON Schema by what they hold.
      schema: (_params, type) => (ofObjects(type) ? undefined : { uniqueItems: true }),
      allowed: () => 'no element twice',
    },
  ],
]);

/** JSON Schema reads patterns without flags, and its validators read them as Unicode: other ones are other rules there. */
function patternKeyword({ source, flags }: RegExp): Partial<JsonSchema> | undefined {
  if (flags.replace('u', '') !== '') return undefined;
  try {
    new RegExp(source, 'u');
    return { pattern: source };
  } catch {
    return undefined;
  }
}

/** False where a constraint would be dead, or deadly. What we have no keyword for is not known either. */
export function appliesTo(name: string, params: Params, type: ValueType): boolean {
  return KEYWORDS.get(name)?.appliesTo(type, params) ?? true;
}

/** The schema keywords of a constraint that is no type constraint; undefined when none expresses it. */
export function schemaKeywords(
  { name, params }: { readonly name: string; readonly params: Params },
  type: ValueType,
): Partial<JsonSchema> | undefined {
  return KEYWORDS.get(name)?.schema(params, type);
}

export function allowedBy(name: string, params: Params): string {
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
