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

export function describeUnknownArgs(keys: readonly string[], knownArgs: readonly string[]): UnknownArgs {
  const unknown_args = [...keys].sort();
  const near = unknown_args.flatMap((key): [string, string][] => {
    const [nearest] = nearestNames(lastSegment(key), knownArgs);
    return nearest === undefined ? [] : [[key, nearest]];
  });
  // fromEntries defines own properties, so that a key named __proto__ is one too.
  return near.length > 0 ? { unknown_args, did_you_mean: Object.fromEntries(near) } : { unknown_args };
}

/** `writes[0].expected_sha` → `expected_sha`. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('].') < 0 ? 0 : path.lastIndexOf('].') + 2);
}
