/** How many calls are running, and when none is: a server that ends waits for what it began. */
export class RunningCalls {
  private count = 0;
  private waiting: (() => void)[] = [];

  begin(): void {
    this.count++;
  }

  end(): void {
    if (--this.count > 0) return;
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** Resolves when no call is running, or after `limit` milliseconds; true: none is. */
  async settled(limit: number): Promise<boolean> {
    if (this.count === 0) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(false);
      }, limit);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  }
}
