/** Which names each container has; `undefined` is the file itself. */
export class MemberNames {
  private readonly names = new Map<object | undefined, Set<string>>();

  has(container: object | undefined, name: string): boolean {
    return this.names.get(container)?.has(name) ?? false;
  }

  add(container: object | undefined, name: string): void {
    const names = this.names.get(container);
    if (names) {
      names.add(name);
    } else {
      this.names.set(container, new Set([name]));
    }
  }
}
