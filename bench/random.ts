/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns up to `count` of them, no one twice */
export function sample<T>(items: readonly T[], count: number, random: () => number): T[] {
  const shuffled = [...items];
  const size = Math.min(count, shuffled.length);
  for (let at = 0; at < size; at++) {
    const other = at + Math.floor(random() * (shuffled.length - at));
    [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
  }
  return shuffled.slice(0, size);
}
