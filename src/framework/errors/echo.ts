import { inspect } from 'node:util';

/** Longer values are file contents: the caller has them, and does not want them back. */
const LONGEST = 200;

/** A value as an error shows it: its JSON; what is longer than 200 characters is cut, and says so. */
export function echo(value: unknown): string {
  const text = toText(value);
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, ''); // no half of a surrogate pair: not every client can decode one
  return `${start}… (cut, ${text.length} characters in all)`;
}

/** JSON, but for what it has no word for (10n) or the wrong one (NaN is null there). */
function toText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'object') return inspect(value);
  try {
    const json: unknown = JSON.stringify(value); // undefined where a toJSON says so
    return typeof json === 'string' ? json : inspect(json);
  } catch {
    return `${Array.isArray(value) ? 'an array' : 'an object'} that JSON cannot show`; // a circle, or nested too deeply
  }
}
