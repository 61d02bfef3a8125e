import { OCCURRENCE_ROLES, type OccurrenceRole } from './occurrence-captures';
import { VarintReader, writeVarint } from './varint';

/** A place where a name occurs that is not its definition. */
export interface Occurrence {
  readonly role: OccurrenceRole;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** All occurrences in one file. */
export interface Occurrences {
  /** Each name once, in the order of its first occurrence. */
  readonly names: readonly string[];
  /** For each name in turn: how many places, and the places in source order; see `unpackPlaces`. */
  readonly places: Uint8Array<ArrayBuffer>;
}

export const NO_OCCURRENCES: Occurrences = { names: [], places: new Uint8Array() };

const ROLE_BITS = 3;
const ROLE_MASK = (1 << ROLE_BITS) - 1;

/**
 * For each name the number of its places, then for each place the lines since the last one and the column with the role
 * in its lowest bits, all as varints of seven bits a byte, the lowest first: some three bytes a place.
 */
export function packOccurrences(byName: ReadonlyMap<string, readonly Occurrence[]>): Occurrences {
  const bytes: number[] = [];
  for (const places of byName.values()) {
    writeVarint(bytes, places.length);
    let lastLine = 0;
    for (const { role, line, column } of places) {
      writeVarint(bytes, line - lastLine);
      writeVarint(bytes, (column << ROLE_BITS) | OCCURRENCE_ROLES.indexOf(role));
      lastLine = line;
    }
  }
  return { names: [...byName.keys()], places: new Uint8Array(bytes) };
}

/** The places of the name at that index. */
export function unpackPlaces(packed: Uint8Array, index: number): Occurrence[] {
  const reader = new VarintReader(packed);
  for (let skipped = 0; skipped < index; skipped++) {
    for (let left = 2 * reader.next(); left > 0; left--) {
      reader.next();
    }
  }
  let line = 0;
  return Array.from({ length: reader.next() }, () => {
    line += reader.next();
    const place = reader.next();
    return { role: OCCURRENCE_ROLES[place & ROLE_MASK] ?? 'name', line, column: place >>> ROLE_BITS };
  });
}
