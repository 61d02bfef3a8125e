/** What went wrong without stopping the work: each thing is said once. */
export class Warnings {
  private readonly messages = new Set<string>();

  constructor(private readonly report?: (message: string) => void) {}

  get all(): string[] {
    return [...this.messages];
  }

  readonly add = (message: string): void => {
    if (!this.messages.has(message)) {
      this.messages.add(message);
      this.report?.(message);
    }
  };
}
