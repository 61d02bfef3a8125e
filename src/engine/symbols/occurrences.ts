import type { ExtractedSymbol } from './symbol';

/** How a symbol stands in a name path: `foo`, `foo[1]` for the second of the same path. */
export function pathSegment(name: string, occurrence: number): string {
  return occurrence === 0 ? name : `${name}[${occurrence}]`;
}

export function joinPath(container: string, segment: string): string {
  return container === '' ? segment : `${container}/${segment}`;
}

/**
 * Which of several symbols with the same name path each one is, from 0, in source order. No two symbols of a file come
 * out with the same path, also where a name looks like a path or an ordinal.
 */
export function occurrencesOf(symbols: readonly ExtractedSymbol[]): number[] {
  const next = new Map<string, number>();
  const taken = new Set<string>();
  const paths: string[] = [];
  return symbols.map(({ name, parent }) => {
    const container = paths[parent] ?? '';
    const base = joinPath(container, name);
    let occurrence = next.get(base) ?? 0;
    while (taken.has(joinPath(container, pathSegment(name, occurrence)))) {
      occurrence += 1;
    }
    next.set(base, occurrence + 1);
    const path = joinPath(container, pathSegment(name, occurrence));
    taken.add(path);
    paths.push(path);
    return occurrence;
  });
}
