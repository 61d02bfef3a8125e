import { isDeepStrictEqual } from 'node:util';
import type { ArgDefinition, ArgumentMode, ObjectDefinition } from '../tool-definitions';
import { compileValue, type ShapeCompiler, type ValueReader } from './compile-value';
import { Issues } from './issues';

interface CompiledField {
  readonly arg: ArgDefinition;
  readonly read: ValueReader;
  /** `""` counts as not given: optional, lenient, and not a string. */
  readonly dropsEmpty: boolean;
}

export interface CompiledFields {
  /** Names of the class's fields; the values stand in the same order. */
  readonly names: readonly string[];
  readonly fields: readonly CompiledField[];
  /** Every name that is valid on the wire, aliases too. */
  readonly knownArgs: readonly string[];
  readonly mode: ArgumentMode;
}

export function compileFields(
  { args, knownArgs }: ObjectDefinition,
  mode: ArgumentMode,
  compileShape: ShapeCompiler,
): CompiledFields {
  return {
    names: args.map(({ field }) => field),
    fields: args.map((arg) => ({
      arg,
      read: compileValue(arg, mode, compileShape),
      dropsEmpty: mode === 'lenient' && !arg.required && arg.type.kind !== 'string',
    })),
    knownArgs,
    mode,
  };
}

/**
 * The values of an object's fields: canonical name first, then the first alias present.
 * @param prefix what stands before a name in a path: "" or "edits[0]."
 * @returns undefined for a field that was not given
 */
export function readFields(
  { fields, knownArgs, mode }: CompiledFields,
  object: Readonly<Record<string, unknown>>,
  prefix: string,
  issues: Issues,
): unknown[] {
  return fields.map((field) => {
    const name = nameGiven(field, object);
    if (name === undefined) {
      if (field.arg.required) issues.missing.add(() => ({ path: prefix + field.arg.wireName, knownArgs }));
      return undefined;
    }
    if (mode === 'strict') checkOtherNames(field, object, name, prefix, issues);
    return field.read(object[name], prefix + name, issues);
  });
}

function nameGiven(field: CompiledField, object: Readonly<Record<string, unknown>>): string | undefined {
  const { wireName, aliases } = field.arg;
  if (isGiven(field, object, wireName)) return wireName;
  for (const alias of aliases) {
    if (isGiven(field, object, alias)) return alias;
  }
  return undefined;
}

function isGiven({ dropsEmpty }: CompiledField, object: Readonly<Record<string, unknown>>, name: string): boolean {
  if (!Object.hasOwn(object, name)) return false;
  const value = object[name];
  return value !== null && value !== undefined && !(dropsEmpty && value === '');
}

/** Two names for one argument are a contradiction unless they say the same. */
function checkOtherNames(
  field: CompiledField,
  object: Readonly<Record<string, unknown>>,
  name: string,
  prefix: string,
  issues: Issues,
): void {
  const { wireName, aliases } = field.arg;
  const coerced = (value: unknown): unknown => field.read(value, '', new Issues());
  for (const other of [wireName, ...aliases]) {
    if (other === name || !isGiven(field, object, other)) continue;
    if (isSame(coerced(object[name]), coerced(object[other]))) continue;
    issues.contradict(prefix + other, object[other], prefix + name);
  }
}

/** Values nested too deeply to be compared are not: which of the two was meant is not guessed. */
function isSame(value: unknown, other: unknown): boolean {
  try {
    return isDeepStrictEqual(value, other);
  } catch {
    return false; // the stack was full
  }
}
