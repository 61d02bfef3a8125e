/** Runs tasks of one key one after the other, in the order they came; tasks of different keys do not wait. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const tail = result.catch(() => undefined); // who asked hears of the failure; who waits only needs the end
    this.tails.set(key, tail);
    try {
      return await result;
    } finally {
      if (this.tails.get(key) === tail) {
        this.tails.delete(key);
      }
    }
  }
}
