import { readToolMetadata, type ToolMetadata } from '../metadata';
import type { Constructor, Tool, ToolClass } from '../tool';
import { buildObjectDefinition } from './build-object-definition';
import {
  DestructiveReadOnly,
  ExampleWithUnknownArg,
  InvalidToolName,
  MissingExamples,
  MissingExecute,
  MissingLimitAliases,
  MissingToolDescription,
  NotATool,
  TooLongToolDescription,
} from './errors';
import { checkInheritedConstructor } from './inheritance';
import { LIMIT_ALIASES, LIMIT_NAMES, NAME_PATTERN, toTitle } from './names';
import type { ArgDefinition, ToolAnnotations, ToolDefinition } from './tool-definition';

/** Longer descriptions are cut by clients. */
const LONGEST_DESCRIPTION = 1_000;

/**
 * Everything that is derived from one tool class.
 * @throws RegistrationError naming class, field and rule
 */
export function buildToolDefinition(target: ToolClass): ToolDefinition {
  const metadata = readToolMetadata(target);
  if (!metadata) throw new NotATool(target);
  checkDeclaration(target, metadata);
  const { name, description, examples } = metadata;
  checkInheritedConstructor(target);
  const { args, knownArgs } = buildObjectDefinition(target, name);
  if (metadata.kind === 'read_only') checkLimits(target, args);
  checkExamples(target, examples, knownArgs);
  const annotations = annotationsOf(metadata);
  return {
    target,
    name,
    title: annotations.title,
    description,
    mode: metadata.kind === 'read_only' ? 'lenient' : 'strict',
    annotations,
    args,
    knownArgs,
    examples: examples as ToolDefinition['examples'],
    metadata,
  };
}

/** Plain JavaScript may leave out what TypeScript demands. */
function checkDeclaration(target: ToolClass, metadata: Partial<ToolMetadata>): void {
  const { name = '', description = '', examples = [] } = metadata;
  if (!NAME_PATTERN.test(name)) throw new InvalidToolName(target, name);
  if (description.trim() === '') throw new MissingToolDescription(target);
  if (description.length > LONGEST_DESCRIPTION) {
    throw new TooLongToolDescription(target, description.length, LONGEST_DESCRIPTION);
  }
  if (examples.length === 0) throw new MissingExamples(target);
  if (metadata.kind === 'read_only' && metadata.destructive) throw new DestructiveReadOnly(target);
  const { execute } = target.prototype as Partial<Tool>;
  if (typeof execute !== 'function') throw new MissingExecute(target);
}

function checkLimits(target: Constructor, args: readonly ArgDefinition[]): void {
  for (const { field, wireName, aliases } of args) {
    const isLimit = LIMIT_NAMES.has(wireName);
    if (isLimit && LIMIT_ALIASES.some((alias, index) => aliases[index] !== alias)) {
      throw new MissingLimitAliases(target, field, wireName);
    }
  }
}

function checkExamples(target: Constructor, examples: readonly object[], knownArgs: readonly string[]): void {
  const unknown = examples.flatMap((example) => Object.keys(example)).find((key) => !knownArgs.includes(key));
  if (unknown !== undefined) throw new ExampleWithUnknownArg(target, unknown);
}

function annotationsOf({ name, title, kind, destructive, idempotent, openWorld }: ToolMetadata): ToolAnnotations {
  const readOnly = kind === 'read_only';
  return {
    title: title ?? toTitle(name),
    readOnlyHint: readOnly,
    destructiveHint: !readOnly && (destructive ?? true),
    idempotentHint: idempotent ?? readOnly,
    openWorldHint: openWorld ?? false,
  };
}
