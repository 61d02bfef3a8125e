import { isObject } from '../json';
import { isHarnessKey } from './harness-keys';
import { nearestNames } from './nearest-names';

/** What an answer says about arguments that were sent and are none. */
export interface UnknownArgs {
  /** Sorted. */
  readonly unknown_args: readonly string[];
  /** The nearest valid name, for the keys that have one. */
  readonly did_you_mean?: Readonly<Record<string, string>>;
}

/**
 * The top-level keys of `args` that are no known argument: sorted, own keys only, without harness metadata (`_…`,
 * except `__proto__`). `[]` for a value that is not an object.
 */
export function collectUnknownArgs(args: unknown, knownArgs: Iterable<string>): string[] {
  if (!isObject(args)) return [];
  const known = new Set(knownArgs);
  return Object.keys(args)
    .filter((key) => !known.has(key) && !isHarnessKey(key, 'lenient'))
    .sort();
}

/** A key that is no known argument, and the object it stands in. */
export interface UnknownKey {
  readonly key: string;
  /** The key and what stands before it: `writes[0].expected_sha`. */
  readonly path: string;
  /** The names that are valid in that object. */
  readonly knownArgs: readonly string[];
}

/** Frozen: one report may serve many calls. */
export function describeUnknownArgs(unknown: readonly UnknownKey[]): UnknownArgs {
  const unknown_args = Object.freeze(unknown.map(({ path }) => path).sort());
  const near = unknown.flatMap(({ key, path, knownArgs }): [string, string][] => {
    const [nearest] = nearestNames(key, knownArgs);
    return nearest === undefined ? [] : [[path, nearest]];
  });
  if (near.length === 0) return Object.freeze({ unknown_args });
  // fromEntries defines own properties, so that a key named __proto__ is one too.
  return Object.freeze({ unknown_args, did_you_mean: Object.freeze(Object.fromEntries(near)) });
}
