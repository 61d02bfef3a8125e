/** Enough for any head that a person wrote; generated ones are cut. */
export const LONGEST_LINE = 300;

/** The text with each run of white space as one space, at most LONGEST_LINE long; what is cut off is marked by `…`. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= LONGEST_LINE ? line : `${line.slice(0, LONGEST_LINE - 1).trimEnd()}…`;
}
