import { InvalidParam, MissingParam, type ToolErrorFields } from '../errors';
import { isObject } from '../json';
import {
  describeUnknownArgs,
  isHarnessKey,
  UnknownArgsRefused,
  type PolicySettings,
  type UnknownArgs,
} from '../policy';
import type { ToolDefinition } from '../tool-definitions';
import { assignValues } from './assign-fields';
import { compileObject } from './compile-object';
import { compileFields, readFields } from './compile-fields';
import { Issues } from './issues';

/** Bounds of what a tool remembers about unknown keys, so that hostile ones cannot fill the memory. */
const MOST_REMEMBERED = 100;
const LONGEST_REMEMBERED = 60;

/** What a call's arguments came to. */
export interface BoundArguments {
  readonly fields: readonly string[];
  /** In the order of `fields`; undefined where the default stays. */
  readonly values: readonly unknown[];
  /** Lenient tools only: what was sent beside the arguments. */
  readonly unknown?: UnknownArgs;
}

/**
 * From raw arguments to the values of a tool's fields, in the order of the argument policy.
 * @throws MissingParam, InvalidParam, UnknownArgsRefused
 */
export type CompiledArguments = (raw: unknown) => BoundArguments;

/** All that can be known before a call is worked out here, once per tool. */
export function compileArguments(definition: ToolDefinition, settings: PolicySettings): CompiledArguments {
  const { mode, knownArgs, args } = definition;
  const names = new Set([...knownArgs, ...settings.ignoredKeys]);
  const compiled = compileFields(args, mode, compileObject);
  const describe = memoized((keys: readonly string[]) => describeUnknownArgs(keys, knownArgs));

  return (raw) => {
    const object = toObject(raw, definition);
    const unknown = unknownKeys(object, names, definition);
    const report = unknown && describe(unknown);
    if (report && mode === 'strict') throw unknownArg(report, knownArgs, definition);
    if (report && settings.strictReads)
      throw new UnknownArgsRefused(unknownArg(report, knownArgs, definition).toWire());

    const issues = new Issues();
    const values = readFields(compiled, object, '', issues);
    if (!issues.isEmpty) throw toError(issues, report, definition);
    return report ? { fields: compiled.names, values, unknown: report } : { fields: compiled.names, values };
  };
}

/** An agent makes the same mistake again and again: the search for near names was more than half of a bind's time. */
function memoized(describe: (keys: readonly string[]) => UnknownArgs): (keys: readonly string[]) => UnknownArgs {
  const known = new Map<string, UnknownArgs>();
  return (keys) => {
    const [key] = keys;
    if (key === undefined || keys.length > 1 || key.length > LONGEST_REMEMBERED) return describe(keys);
    const report = known.get(key) ?? Object.freeze(describe(keys));
    if (known.size < MOST_REMEMBERED) known.set(key, report);
    return report;
  };
}

/** Sets the fields of a fresh tool. */
export function assignFields(tool: object, { fields, values }: BoundArguments): void {
  assignValues(tool, fields, values);
}

/** Absent and null stand for no arguments; an array or a string is not taken for `{}`. */
function toObject(raw: unknown, definition: ToolDefinition): Record<string, unknown> {
  if (raw === undefined || raw === null) return {};
  if (isObject(raw)) return raw;
  const issues = new Issues();
  issues.refuse('arguments', raw, 'must be an object');
  throw toError(issues, undefined, definition);
}

function unknownKeys(
  object: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
  { mode }: ToolDefinition,
): string[] | undefined {
  let unknown: string[] | undefined;
  for (const key of Object.keys(object)) {
    if (names.has(key) || isHarnessKey(key, mode)) continue;
    (unknown ??= []).push(key);
  }
  return unknown;
}

function unknownArg(report: UnknownArgs, known: readonly string[], definition: ToolDefinition): MissingParam {
  const fields = { ...report, known_args: known, ...nothingChanged(definition) };
  return new MissingParam(`unknown arg: ${report.unknown_args[0]!}`, fields);
}

/** The most basic mistake first; all of its kind at once. */
function toError(
  issues: Issues,
  report: UnknownArgs | undefined,
  definition: ToolDefinition,
): MissingParam | InvalidParam {
  if (issues.unknown.length > 0) {
    const known = [...issues.known].sort();
    return unknownArg(describeUnknownArgs(issues.unknown, known), known, definition);
  }
  if (issues.missing.length > 0) return missingArg(issues.missing, report, definition);
  const [first] = issues.violations;
  const others = issues.violationCount - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  return new InvalidParam(`${first!.arg}: ${first!.allowed}, got ${first!.got}${more}`, {
    violations: issues.violations,
    ...(issues.violationCount > issues.violations.length && { violation_count: issues.violationCount }),
    ...report,
    ...nothingChanged(definition),
  });
}

/** Names the unknown keys too: an agent that sent `text` for `content` sees why. */
function missingArg(
  missing: readonly string[],
  report: UnknownArgs | undefined,
  definition: ToolDefinition,
): MissingParam {
  const sent = report ? `; unknown args sent: ${report.unknown_args.join(', ')}` : '';
  return new MissingParam(`missing required arg: ${missing.join(', ')}${sent}`, {
    missing_args: missing,
    ...report,
    known_args: definition.knownArgs,
    ...nothingChanged(definition),
  });
}

function nothingChanged({ mode }: ToolDefinition): ToolErrorFields {
  return mode === 'strict' ? { nothing_changed: true } : {};
}
