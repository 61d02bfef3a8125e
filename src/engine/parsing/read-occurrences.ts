import type { Node, QueryMatch } from 'web-tree-sitter';
import { OCCURRENCE_CAPTURES, type OccurrenceCapture } from './occurrence-captures';
import type { Occurrence } from './occurrences';

interface Named {
  readonly capture: OccurrenceCapture;
  readonly pattern: number;
  readonly node: Node;
}

/**
 * The names that occur in a text, by name, each with its places in source order.
 * @param matches of the language's occurrence query: see occurrence-captures.ts
 * @param definedAt offsets of the names of symbols, which are definitions and no occurrences
 */
export function readOccurrences(
  matches: readonly QueryMatch[],
  text: string,
  definedAt: ReadonlySet<number>,
): Map<string, Occurrence[]> {
  const byName = new Map<string, Occurrence[]>();
  let last = -1;
  let moduleEnd = 0;
  for (const { capture, node } of inOrder(matches)) {
    const { startIndex } = node;
    // The earliest pattern for a place stands first. Within the name of a module the single names mean nothing.
    if (startIndex === last || startIndex < moduleEnd || (definedAt.has(startIndex) && !capture.also)) {
      continue;
    }
    last = startIndex;
    const { role } = capture;
    if (role === undefined) {
      continue;
    }
    const { endIndex, startPosition } = node;
    if (role === 'module') {
      moduleEnd = endIndex;
    }
    const name = text.slice(startIndex, endIndex);
    const occurrence = { role, line: startPosition.row + 1, column: startPosition.column + 1 };
    const places = byName.get(name);
    if (places) {
      places.push(occurrence);
    } else {
      byName.set(name, [occurrence]);
    }
  }
  return byName;
}

function inOrder(matches: readonly QueryMatch[]): Named[] {
  const named: Named[] = [];
  for (const { patternIndex: pattern, captures } of matches) {
    for (const { name, node } of captures) {
      const capture = OCCURRENCE_CAPTURES.get(name);
      if (capture) {
        named.push({ capture, pattern, node });
      }
    }
  }
  return named.sort((a, b) => a.node.startIndex - b.node.startIndex || a.pattern - b.pattern);
}
