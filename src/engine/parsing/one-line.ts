/** Enough for any head that a person wrote; generated ones are cut. */
const LONGEST_LINE = 300;

/** How much of a text is looked at: a literal of a megabyte has its first line here. */
const LONGEST_TEXT = 4 * LONGEST_LINE;

/** The text with each run of white space as one space, at most LONGEST_LINE long; what is cut off is marked by `…`. */
export function oneLine(text: string): string {
  const line = text.slice(0, LONGEST_TEXT).replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_LINE && text.length <= LONGEST_TEXT) {
    return line;
  }
  return `${line.slice(0, LONGEST_LINE - 1).trimEnd()}…`;
}
