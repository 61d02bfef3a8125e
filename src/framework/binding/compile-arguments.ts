import { isObject } from '../json';
import {
  describeUnknownArgs,
  isHarnessKey,
  UnknownArgsRefused,
  type PolicySettings,
  type UnknownArgs,
} from '../policy';
import type { ArgumentMode, ToolDefinition } from '../tool-definitions';
import { assignValues } from './assign-fields';
import { compileFields, readFields } from './compile-fields';
import { compileObject } from './compile-object';
import { Issues } from './issues';
import { refusalOf, unknownArg } from './refusal';

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
  const { mode, knownArgs } = definition;
  const names = new Set([...knownArgs, ...settings.ignoredKeys]);
  const compiled = compileFields(definition, mode, compileObject);
  const toUnknown = (key: string) => ({ key, path: key, knownArgs });
  const describe = memoized((keys) => describeUnknownArgs(keys.map(toUnknown)));

  return (raw) => {
    const object = toObject(raw, mode);
    const keys = unknownKeys(object, names, mode);
    const issues = new Issues();
    if (keys && mode === 'strict') issues.unknown = keys.map(toUnknown);
    const report = keys && mode === 'lenient' ? describe(keys) : undefined;
    if (report && settings.strictReads)
      throw new UnknownArgsRefused(unknownArg(report, { known_args: knownArgs }).toWire());

    const values = readFields(compiled, object, '', issues);
    if (issues.count > 0) throw refusalOf(issues, mode, report);
    return report ? { fields: compiled.names, values, unknown: report } : { fields: compiled.names, values };
  };
}

/** Sets the fields of a fresh tool. */
export function assignFields(tool: object, { fields, values }: BoundArguments): void {
  assignValues(tool, fields, values);
}

/** An agent makes the same mistake again and again: the search for near names was more than half of a bind's time. */
function memoized(describe: (keys: readonly string[]) => UnknownArgs): (keys: readonly string[]) => UnknownArgs {
  const known = new Map<string, UnknownArgs>();
  return (keys) => {
    const [key] = keys;
    if (key === undefined || keys.length > 1 || key.length > LONGEST_REMEMBERED) return describe(keys);
    const report = known.get(key) ?? describe(keys);
    if (known.size < MOST_REMEMBERED) known.set(key, report);
    return report;
  };
}

/** Absent and null stand for no arguments; an array or a string is not taken for `{}`. */
function toObject(raw: unknown, mode: ArgumentMode): Record<string, unknown> {
  if (raw === undefined || raw === null) return {};
  if (isObject(raw)) return raw;
  const issues = new Issues();
  issues.refuse('arguments', raw, 'must be an object');
  throw refusalOf(issues, mode);
}

function unknownKeys(
  object: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
  mode: ArgumentMode,
): string[] | undefined {
  let unknown: string[] | undefined;
  for (const key of Object.keys(object)) {
    if (names.has(key) || isHarnessKey(key, mode)) continue;
    (unknown ??= []).push(key);
  }
  return unknown;
}
