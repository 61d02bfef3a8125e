/** Sets declared fields one by one: never `Object.assign`, which a `__proto__` key turns against us. */
export function assignValues(target: object, fields: readonly string[], values: readonly unknown[]): void {
  for (const [index, field] of fields.entries()) {
    const value = values[index];
    if (value !== undefined) (target as Record<string, unknown>)[field] = value;
  }
}
