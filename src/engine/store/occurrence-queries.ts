import { type Occurrence, unpackPlaces, VarintReader } from '../parsing';
import type { Connection } from './connection';

/** The places of one name in one file, in source order. */
export interface FileOccurrences {
  readonly file: string;
  readonly places: readonly Occurrence[];
}

interface Row {
  readonly wordId: number;
  readonly file: string;
  readonly words: Uint8Array;
  readonly places: Uint8Array;
}

const FIND = `
  SELECT w.id AS wordId, f.path AS file, o.words, o.places
  FROM words w
  CROSS JOIN word_files wf ON wf.word_id = w.id
  CROSS JOIN occurrences o ON o.file_id = wf.file_id
  CROSS JOIN files f ON f.id = wf.file_id
  WHERE w.word = $name ORDER BY f.path`;

/** Where a name occurs without being defined, by path. */
export function occurrencesOf(connection: Connection, name: string): FileOccurrences[] {
  return connection.all<Row>(FIND, { name }).map(({ wordId, file, words, places }) => ({
    file,
    places: unpackPlaces(places, indexOf(words, wordId)),
  }));
}

function indexOf(words: Uint8Array, wordId: number): number {
  const reader = new VarintReader(words);
  for (let index = 0; ; index++) {
    if (reader.next() === wordId) {
      return index;
    }
  }
}
