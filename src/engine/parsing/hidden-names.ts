import type { HiddenName } from '../languages';
import type { LineIndex } from '../workspace';
import type { Occurrence } from './occurrences';

/** Adds names that the parser did not see to those that it saw, with names and places in source order. */
export function addHiddenNames(
  byName: Map<string, Occurrence[]>,
  hidden: readonly HiddenName[],
  text: string,
  lines: LineIndex,
): ReadonlyMap<string, Occurrence[]> {
  if (hidden.length === 0) {
    return byName;
  }
  const grown = new Set<Occurrence[]>();
  for (const { start, end, role } of hidden) {
    const name = text.slice(start, end);
    const places = byName.get(name) ?? [];
    places.push({ role, ...lines.position(start) });
    byName.set(name, places);
    grown.add(places);
  }
  for (const places of grown) {
    places.sort(inOrder);
  }
  return new Map([...byName].sort(([, [a]], [, [b]]) => (a && b ? inOrder(a, b) : 0)));
}

function inOrder(a: Occurrence, b: Occurrence): number {
  return a.line - b.line || a.column - b.column;
}
