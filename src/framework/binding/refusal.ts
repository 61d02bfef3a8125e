import { InvalidParam, MissingParam, type ToolErrorFields } from '../errors';
import { describeUnknownArgs, type UnknownArgs } from '../policy';
import type { ArgumentMode } from '../tool-definitions';
import type { FirstOf } from './first-of';
import type { Issues, MissingArg, Violation } from './issues';

/**
 * The error that a call's arguments are refused with, in the order of the argument policy: the most basic mistake, and
 * all others of its kind.
 * @param report what a lenient tool has to say about unknown keys beside
 */
export function refusalOf(issues: Issues, mode: ArgumentMode, report?: UnknownArgs): MissingParam | InvalidParam {
  const beside = { ...report, ...(mode === 'strict' && { nothing_changed: true }) };
  if (issues.unknownCount > 0) return unknownKeys(issues, beside);
  if (issues.contradictions.count > 0) return invalid(issues.contradictions, beside);
  if (issues.missing.count > 0) return missing(issues.missing, beside, report);
  return invalid(issues.violations, beside);
}

/** The message is exactly `unknown arg: <key>`, the first in sorted order. */
export function unknownArg(report: UnknownArgs, fields: ToolErrorFields): MissingParam {
  return new MissingParam(`unknown arg: ${report.unknown_args[0]!}`, { ...report, ...fields });
}

function unknownKeys({ unknown, nestedUnknown, unknownCount }: Issues, beside: ToolErrorFields): MissingParam {
  const listed = [...unknown, ...nestedUnknown.items];
  return unknownArg(describeUnknownArgs(listed), {
    ...(nestedUnknown.isCut && { unknown_count: unknownCount }),
    known_args: namesIn(listed),
    ...beside,
  });
}

/** Names the unknown keys too: an agent that sent `text` for `content` sees why. */
function missing(args: FirstOf<MissingArg>, beside: ToolErrorFields, report: UnknownArgs | undefined): MissingParam {
  const paths = args.items.map(({ path }) => path);
  const sent = report ? `; unknown args sent: ${report.unknown_args.join(', ')}` : '';
  return new MissingParam(`missing required arg: ${paths.join(', ')}${andMore(args.count - paths.length)}${sent}`, {
    missing_args: paths,
    ...(args.isCut && { missing_count: args.count }),
    known_args: namesIn(args.items),
    ...beside,
  });
}

function invalid(violations: FirstOf<Violation>, beside: ToolErrorFields): InvalidParam {
  const { arg, allowed, got } = violations.items[0]!;
  return new InvalidParam(`${arg}: ${allowed}, got ${got}${andMore(violations.count - 1)}`, {
    violations: violations.items,
    ...(violations.isCut && { violation_count: violations.count }),
    ...beside,
  });
}

function andMore(count: number): string {
  return count > 0 ? ` (and ${count} more)` : '';
}

/** Every name that is valid in the objects that something is wrong with. */
function namesIn(wrong: readonly { readonly knownArgs: readonly string[] }[]): string[] {
  return [...new Set(wrong.flatMap(({ knownArgs }) => knownArgs))].sort();
}
