const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

/** A safe integer, given as a number or in canonical decimal digits; undefined for everything else. */
export function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && CANONICAL_INTEGER.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}
