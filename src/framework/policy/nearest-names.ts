/** Longer names are nobody's misspelling of one of at most 40 characters. */
const LONGEST = 60;

/**
 * The names most like another one, best first: the same words in another case style, or a few letters apart
 * (edits and swapped neighbours, at most a third of the length).
 */
export function nearestNames(name: string, names: Iterable<string>): string[] {
  if (name.length > LONGEST) return [];
  const wanted = plain(name);
  const most = Math.floor(wanted.length / 3);
  return [...names]
    .map((candidate) => ({ candidate, distance: distance(wanted, plain(candidate), most) }))
    .filter((near) => near.distance <= most)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate);
}

function plain(name: string): string {
  return name.replace(/[_\-\s]/g, '').toLowerCase();
}

/** Optimal string alignment distance; anything over `most` may come out as any number over it. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row++) {
    const above = rows[row - 1]!;
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substituted = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap ? rows[row - 2]![column - 2]! + 1 : Infinity;
      current.push(Math.min(substituted, swapped, above[column]! + 1, current[column - 1]! + 1));
    }
    rows.push(current);
  }
  return rows[a.length]![b.length]!;
}
