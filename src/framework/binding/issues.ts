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
/** Whoever sent a thousand wrong values needs to see a few. */
const MOST_VIOLATIONS = 20;

/** All that is wrong with the arguments of one call, reported at once. */
export class Issues {
  /** The first ones. */
  readonly violations: Violation[] = [];
  /** How many there are in all. */
  violationCount = 0;
  /** Paths of required arguments that are not there. */
  readonly missing: string[] = [];
  /** Paths of unknown keys in nested objects. */
  readonly unknown: string[] = [];
  /** Every name that is valid in the objects that hold those keys. */
  readonly known = new Set<string>();

  get isEmpty(): boolean {
    return this.violationCount === 0 && this.missing.length === 0 && this.unknown.length === 0;
  }

  refuse(arg: string, value: unknown, allowed: string): void {
    this.violationCount++;
    if (this.violations.length < MOST_VIOLATIONS) this.violations.push({ arg, got: echo(value), allowed });
  }
}

function echo(value: unknown): string {
  const json = toJson(value);
  return json.length <= LONGEST_ECHO ? json : `${json.slice(0, LONGEST_ECHO)}… (cut, ${json.length} characters in all)`;
}

function toJson(value: unknown): string {
  try {
    const json: unknown = JSON.stringify(value); // undefined for what JSON has no word for
    return typeof json === 'string' ? json : String(value);
  } catch {
    return `${Array.isArray(value) ? 'an array' : 'an object'} that JSON cannot show`; // a circle, or nested too deeply
  }
}
