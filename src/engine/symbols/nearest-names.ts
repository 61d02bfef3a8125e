/** Most changes for which a name is still taken for a misspelling: a third of its length, at most 3. */
function tolerance(name: string): number {
  return Math.min(3, Math.floor(name.length / 3));
}

/** How many characters more or less than the name a near one can have. */
export function lengthsNear(name: string): { shortest: number; longest: number } {
  const distance = tolerance(name);
  return { shortest: name.length - distance, longest: name.length + distance };
}

/** Those of the candidates that the name may be a misspelling of, nearest first; the case of letters counts little. */
export function nearestNames(name: string, candidates: readonly string[], limit: number): string[] {
  const folded = name.toLowerCase();
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(folded, candidate.toLowerCase(), tolerance(name)) }))
    .filter(({ distance }) => distance <= tolerance(name))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); Infinity beyond `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return Infinity;
  }
  const at = (row: number[] | undefined, column: number): number => row?.[column] ?? Infinity;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(above, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(rows[i - 2], j - 2) + 1 : Infinity;
      row.push(Math.min(replaced, at(above, j) + 1, at(row, j - 1) + 1, swapped));
    }
    if (Math.min(...row) > most) {
      return Infinity;
    }
    rows.push(row);
  }
  return at(rows[a.length], b.length);
}
