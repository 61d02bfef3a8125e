import { type Occurrences, VarintReader, writeVarint } from '../parsing';
import type { Connection } from './connection';

const INSERT_WORDS = 'INSERT OR IGNORE INTO words (word) SELECT value FROM json_each($words)';
const WORD_IDS = `
  SELECT asked.key, words.id FROM json_each($words) AS asked CROSS JOIN words ON words.word = asked.value`;

const INSERT_WORD_FILES =
  'INSERT OR IGNORE INTO word_files (word_id, file_id) SELECT value, $fileId FROM json_each($ids)';
const INSERT_OCCURRENCES = 'INSERT INTO occurrences (file_id, words, places) VALUES ($fileId, $words, $places)';

/** What a new file has. */
export interface FileWords {
  readonly fileId: number;
  readonly occurrences: Occurrences;
}

/** Of several files at once, since they have most words in common; words that are new get their rows. */
export function insertOccurrences(connection: Connection, files: readonly FileWords[]): void {
  const ids = wordIds(connection, new Set(files.flatMap(({ occurrences }) => occurrences.names)));
  for (const { fileId, occurrences } of files) {
    if (occurrences.names.length > 0) {
      insertFileWords(connection, fileId, occurrences, ids);
    }
  }
}

function wordIds(connection: Connection, words: ReadonlySet<string>): ReadonlyMap<string, number> {
  const asked = [...words];
  const json = JSON.stringify(asked);
  connection.run(INSERT_WORDS, { words: json });
  const rows = connection.all<{ key: number; id: number }>(WORD_IDS, { words: json });
  return new Map(rows.map(({ key, id }) => [asked[key] ?? '', id]));
}

function insertFileWords(
  connection: Connection,
  fileId: number,
  { names, places }: Occurrences,
  idOf: ReadonlyMap<string, number>,
): void {
  const ids = names.map((name) => idOf.get(name) ?? missing(name));
  const packed: number[] = [];
  ids.forEach((id) => {
    writeVarint(packed, id);
  });
  connection.run(INSERT_WORD_FILES, { fileId, ids: JSON.stringify(ids) });
  connection.run(INSERT_OCCURRENCES, { fileId, words: new Uint8Array(packed), places });
}

function missing(word: string): never {
  throw new Error(`The index has no row for the word ${JSON.stringify(word)} though it was just inserted.`);
}

export function deleteOccurrences(connection: Connection, fileId: number): void {
  const row = connection.get<{ words: Uint8Array }>('SELECT words FROM occurrences WHERE file_id = $fileId', {
    fileId,
  });
  if (!row) {
    return;
  }
  const ids: number[] = [];
  for (const reader = new VarintReader(row.words); !reader.isAtEnd;) {
    ids.push(reader.next());
  }
  connection.run('DELETE FROM word_files WHERE file_id = $fileId AND word_id IN (SELECT value FROM json_each($ids))', {
    fileId,
    ids: JSON.stringify(ids),
  });
  connection.run('DELETE FROM occurrences WHERE file_id = $fileId', { fileId });
}
