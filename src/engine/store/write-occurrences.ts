import { type Occurrences, VarintReader, writeVarint } from '../parsing';
import type { Connection } from './connection';

const INSERT_WORDS = 'INSERT OR IGNORE INTO words (word) SELECT value FROM json_each($words)';
const WORD_IDS = `
  SELECT words.id FROM json_each($words) AS asked CROSS JOIN words ON words.word = asked.value ORDER BY asked.key`;

/** What a new file has; its words that are new get their rows. */
export function insertOccurrences(connection: Connection, fileId: number, { names, places }: Occurrences): void {
  if (names.length === 0) {
    return;
  }
  const words = JSON.stringify(names);
  connection.run(INSERT_WORDS, { words });
  const ids = connection.all<{ id: number }>(WORD_IDS, { words }).map(({ id }) => id);
  connection.run('INSERT OR IGNORE INTO word_files (word_id, file_id) SELECT value, $fileId FROM json_each($ids)', {
    fileId,
    ids: JSON.stringify(ids),
  });
  const packed: number[] = [];
  ids.forEach((id) => {
    writeVarint(packed, id);
  });
  connection.run('INSERT INTO occurrences (file_id, words, places) VALUES ($fileId, $words, $places)', {
    fileId,
    words: new Uint8Array(packed),
    places,
  });
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
