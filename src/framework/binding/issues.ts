/** One value that does not fit. */
export interface Violation {
  /** Path on the wire: `edits[0].start_line`. */
  readonly arg: string;
  /** What came, as JSON; long values are cut and say so. */
  readonly got: string;
  /** What is allowed, or the author's own message. */
  readonly allowed: string;
}

/** Longer values are file contents: the caller has them, and does not want them back. */
const LONGEST_ECHO = 200;

/** All that is wrong with the arguments of one call: everything is reported at once. */
export class Issues {
  readonly violations: Violation[] = [];
  /** Paths of required arguments that are not there. */
  readonly missing: string[] = [];
  /** Paths of unknown keys in nested objects. */
  readonly unknown: string[] = [];
  /** Every name that is valid in the objects that hold those keys. */
  readonly known = new Set<string>();

  get isEmpty(): boolean {
    return this.violations.length === 0 && this.missing.length === 0 && this.unknown.length === 0;
  }

  refuse(arg: string, value: unknown, allowed: string): void {
    this.violations.push({ arg, got: echo(value), allowed });
  }
}

function echo(value: unknown): string {
  const json = (JSON.stringify(value) as string | undefined) ?? String(value);
  return json.length <= LONGEST_ECHO ? json : `${json.slice(0, LONGEST_ECHO)}… (cut, ${json.length} characters in all)`;
}
