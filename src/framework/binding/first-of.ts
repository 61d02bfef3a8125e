/** Whoever sent a thousand wrong values needs to see a few, and how many there are. */
const MOST_KEPT = 20;

/** The first of possibly many. */
export class FirstOf<T> {
  readonly items: T[] = [];
  /** How many there were in all. */
  count = 0;

  /** @param make called only for one that is kept */
  add(make: () => T): void {
    this.count++;
    if (this.items.length < MOST_KEPT) this.items.push(make());
  }

  get isCut(): boolean {
    return this.count > this.items.length;
  }
}
