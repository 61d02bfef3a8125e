const CANONICAL_INTEGER = /^(?:0|-?[1-9][0-9]*)$/;

/** A safe integer, given as a number or in canonical decimal digits; undefined for everything else. */
export function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && CANONICAL_INTEGER.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? withoutMinusZero(number as number) : undefined;
}

/** JSON can carry -0, and nobody means another number than 0 by it. */
export function withoutMinusZero(number: number): number {
  return number + 0;
}
