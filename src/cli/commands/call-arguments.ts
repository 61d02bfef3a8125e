import { UsageError } from '../usage-error';

/**
 * The arguments of `codelens call`: either `--args` with a JSON object, or `key=value` pairs whose values go to the
 * tool as the text they are (the argument policy turns "10" into 10 where an integer is declared).
 * @throws UsageError
 */
export function readCallArguments(json: string | undefined, pairs: readonly string[]): unknown {
  if (json === undefined) return fromPairs(pairs);
  if (pairs.length > 0) throw new UsageError(`give either --args or key=value, not both (got ${pairs[0]!})`);
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    throw new UsageError(`--args is not JSON: ${(error as Error).message}`);
  }
}

function fromPairs(pairs: readonly string[]): Record<string, string> {
  const entries = pairs.map((pair): [string, string] => {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new UsageError(`an argument is written key=value, got "${pair}"`);
    return [pair.slice(0, equals), pair.slice(equals + 1)];
  });
  const repeated = entries.find(([key], index) => entries.findIndex(([other]) => other === key) < index);
  if (repeated) throw new UsageError(`the argument ${repeated[0]} is given twice`);
  return Object.fromEntries(entries);
}
