const texts = new WeakMap<object, string>();

/** Notes the JSON text of an object that is going to be sent, so that the transport need not make it again. */
export function prepareJson<T extends object>(value: T, text: string): T {
  texts.set(value, text);
  return value;
}

export function preparedJson(value: object): string | undefined {
  return texts.get(value);
}
