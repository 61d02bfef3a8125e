const HOSTILE: readonly unknown[] = [
  ...['', ' ', '0', '-0', '1e3', '[', '[1', '{"a":', '"', 'null', 'true', '\ud800', 'x'.repeat(5_000)],
  ...[0, -1, 1.5, 2 ** 53, -(2 ** 53), 1e300, true, false, null],
  ...[[], {}, [[]], [{}], [null], { length: 3 }, { toString: 1 }, [1, 'a', true]],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":1}') as unknown,
  '{"__proto__":{"polluted":true}}',
  '['.repeat(10_000) + ']'.repeat(10_000),
];

const KEYS = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'banana', 'Zebra', 'arg_', 'arg 1', 'alias'],
];

/** Everything random of a test, the same for the same seed: mulberry32, a generator of 32 bits of state. */
export class Random {
  /** @param state the seed: any integer of 32 bits */
  constructor(private state: number) {}

  /** At least 0, less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** From 0 to `most`, both included. */
  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.upTo(items.length - 1)]!;
  }

  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  /** One to three keys that no tool declares. */
  keys(): string[] {
    return this.shuffle(KEYS).slice(0, 1 + this.upTo(2));
  }

  hostile(): unknown {
    return this.pick(HOSTILE);
  }
}
