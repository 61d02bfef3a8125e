import type { ListToolsResult } from '@modelcontextprotocol/sdk/types.js';
import type { ToolRegistry } from '../registry';
import { buildInputSchema, buildOutputSchema, type ToolDefinition } from '../tool-definitions';
import { prepareJson } from './prepared-json';

export interface ToolListVariant {
  /** Whether aliases stand in the schemas, as optional properties. */
  readonly advertiseAliases: boolean;
  /** Whether the schemas of strict tools say `additionalProperties: false`. */
  readonly closeStrictObjects: boolean;
  /** Whether the result classes are advertised. */
  readonly outputSchemas: boolean;
}

type ListedTool = ListToolsResult['tools'][number];

const lists = new WeakMap<ToolRegistry, Map<string, ListToolsResult>>();

/**
 * The answer to `tools/list`: all tools on one page. Built when it is first asked for (`initialize` does not wait for
 * it), once per registry and variant, and frozen, since every session gets this very object.
 */
export function toolList(registry: ToolRegistry, variant: ToolListVariant): ListToolsResult {
  const variants = lists.get(registry) ?? new Map<string, ListToolsResult>();
  lists.set(registry, variants);
  const key = `${variant.advertiseAliases}/${variant.closeStrictObjects}/${variant.outputSchemas}`;
  const list = variants.get(key) ?? buildToolList(registry, variant);
  variants.set(key, list);
  return list;
}

function buildToolList(registry: ToolRegistry, variant: ToolListVariant): ListToolsResult {
  const list = deepFreeze({ tools: registry.definitions.map((definition) => describeTool(definition, variant)) });
  return prepareJson(list, JSON.stringify(list));
}

function describeTool(definition: ToolDefinition, variant: ToolListVariant): ListedTool {
  const { result } = definition.metadata;
  const tool = {
    name: definition.name,
    title: definition.title,
    description: definition.description,
    inputSchema: buildInputSchema(definition, variant),
    ...(variant.outputSchemas && result && { outputSchema: buildOutputSchema(result) }),
    annotations: definition.annotations,
  };
  // The SDK's types are of mutable objects; this one is frozen before anybody else sees it.
  return tool as unknown as ListedTool;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
