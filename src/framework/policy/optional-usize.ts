import { echo, InvalidParam } from '../errors';
import { integerOf } from './integer';

/**
 * A whole number that an argument may give under its canonical name or an alias.
 * @param args null and undefined stand for no arguments
 * @param canonical wins over every alias; then the aliases in the order given
 * @param fallback where none is there; null and undefined count as not given
 * @returns a safe integer of at least 0
 * @throws InvalidParam for a value that is no such number ("10" is, "10.5", true and [10] are not)
 */
export function optionalUsizeWithAliases(
  args: Readonly<Record<string, unknown>> | null | undefined,
  canonical: string,
  aliases: readonly string[],
  fallback: number,
): number {
  for (const name of [canonical, ...aliases]) {
    const value = args && Object.hasOwn(args, name) ? args[name] : undefined;
    if (value === null || value === undefined) continue;
    const number = integerOf(value);
    if (number === undefined || number < 0) {
      throw new InvalidParam(`${name}: must be an integer of at least 0, got ${echo(value)}`, { arg: name });
    }
    return number;
  }
  return fallback;
}
