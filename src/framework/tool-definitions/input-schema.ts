import { schemaKeywords } from './keywords';
import type {
  ArgDefinition,
  InputSchema,
  JsonSchema,
  ObjectDefinition,
  ToolDefinition,
  ValueType,
} from './tool-definition';

export interface InputSchemaOptions {
  /** Aliases stand as optional properties, and their argument leaves `required`. */
  readonly advertiseAliases: boolean;
  /** Strict tools say `additionalProperties: false`. */
  readonly closeStrictObjects: boolean;
}

/** The schema that a client sees: plain enough for every one of them, see the argument policy. */
export function buildInputSchema(definition: ToolDefinition, options: InputSchemaOptions): InputSchema {
  return objectSchema(definition, {
    advertiseAliases: options.advertiseAliases,
    close: options.closeStrictObjects && definition.mode === 'strict',
  });
}

interface Variant {
  readonly advertiseAliases: boolean;
  readonly close: boolean;
}

function objectSchema({ args }: ObjectDefinition, variant: Variant): InputSchema {
  const properties = args.flatMap((arg): [string, JsonSchema][] => {
    const schema = argSchema(arg, variant);
    const aliases = variant.advertiseAliases ? arg.aliases : [];
    return [
      [arg.wireName, schema],
      ...aliases.map((alias): [string, JsonSchema] => [alias, { ...schema, description: `Same as ${arg.wireName}` }]),
    ];
  });
  const required = args
    .filter((arg) => arg.required && !(variant.advertiseAliases && arg.aliases.length > 0))
    .map(({ wireName }) => wireName);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    ...(variant.close && { additionalProperties: false }),
  };
}

function argSchema(arg: ArgDefinition, variant: Variant): JsonSchema {
  const { type, constraints } = arg;
  const keywords = Object.assign(
    {},
    ...constraints.filter(({ each }) => !each).map((constraint) => schemaKeywords(constraint, type)),
  ) as Partial<JsonSchema>;
  return { ...typeSchema(type, arg, variant), ...keywords, description: describe(arg) };
}

function typeSchema(type: ValueType, arg: ArgDefinition, variant: Variant): JsonSchema {
  switch (type.kind) {
    case 'enum':
      return { type: 'string', enum: type.values };
    case 'array': {
      const each = arg.constraints.filter((constraint) => constraint.each);
      const keywords = each.map((constraint) => schemaKeywords(constraint, type.items));
      return {
        type: 'array',
        items: Object.assign({}, typeSchema(type.items, arg, variant), ...keywords) as JsonSchema,
      };
    }
    case 'object':
      return type.shape ? objectSchema(type.shape, variant) : { type: 'object', properties: {} };
    default:
      return { type: type.kind };
  }
}

/** The default stands in the description: some clients demand an argument whose schema has the keyword. */
function describe({ description, type, defaultValue }: ArgDefinition): string {
  if (defaultValue === undefined) return description;
  return `${description} (default ${JSON.stringify(onTheWire(type, defaultValue))})`;
}

/** A default as a caller would send it: the fields of nested classes have other names there. */
function onTheWire(type: ValueType, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (type.kind === 'array') return (value as unknown[]).map((item) => onTheWire(type.items, item));
  if (type.kind !== 'object' || !type.shape) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(type.shape.args.map((arg) => [arg.wireName, onTheWire(arg.type, fields[arg.field])]));
}
