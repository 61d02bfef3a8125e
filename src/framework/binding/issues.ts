import { echo } from '../errors';
import type { UnknownKey } from '../policy';
import { FirstOf } from './first-of';

/** One value that does not fit. */
export interface Violation {
  /** Path on the wire: `edits[0].start_line`. */
  readonly arg: string;
  /** What came, as JSON; long values are cut and say so. */
  readonly got: string;
  /** What is allowed, or the author's own message. */
  readonly allowed: string;
}

/** A required argument that is not there. */
export interface MissingArg {
  readonly path: string;
  /** The names that are valid in the object that lacks it. */
  readonly knownArgs: readonly string[];
}

/** All that is wrong with the arguments of one call, reported at once. */
export class Issues {
  /** Strict tools only. All of the top level; nested objects may be many. */
  unknown: readonly UnknownKey[] = [];
  readonly nestedUnknown = new FirstOf<UnknownKey>();
  /** Strict tools only: a second name for one argument, with another value. */
  readonly contradictions = new FirstOf<Violation>();
  readonly missing = new FirstOf<MissingArg>();
  readonly violations = new FirstOf<Violation>();

  get count(): number {
    return this.unknownCount + this.contradictions.count + this.missing.count + this.violations.count;
  }

  get unknownCount(): number {
    return this.unknown.length + this.nestedUnknown.count;
  }

  contradict(arg: string, value: unknown, canonical: string): void {
    const allowed = `must not contradict ${canonical}: both name one argument`;
    this.contradictions.add(() => ({ arg, got: echo(value), allowed }));
  }

  refuse(arg: string, value: unknown, allowed: string): void {
    this.violations.add(() => ({ arg, got: echo(value), allowed }));
  }
}
