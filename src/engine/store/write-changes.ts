import { occurrencesOf } from '../symbols/occurrences';
import { type ExtractedSymbol, SYMBOL_KINDS } from '../symbols/symbol';
import type { Connection } from './connection';
import { fileAt } from './file-queries';
import type { FileChange, FileRecord } from './file-record';
import { sameStamp } from './stamp';
import { deleteOccurrences, type FileWords, insertOccurrences } from './write-occurrences';

const INSERT_FILE = `
  INSERT INTO files (path, language, size, mtime, ctime, inode, settled, hash, lines, parse_errors, symbols, skipped)
  VALUES ($path, $language, $size, $mtime, $ctime, $inode, $settled, $hash, $lines, $parseErrors, $symbols, $skipped)`;

const TOUCH_FILE = `
  UPDATE files SET size = $size, mtime = $mtime, ctime = $ctime, inode = $inode, settled = $settled WHERE id = $id`;

const INSERT_SYMBOL = `
  INSERT INTO symbols (file_id, ordinal, name_id, occurrence, kind, parent, start_line, end_line, start, end,
    name_line, name_column, doc_start_line, signature, doc)
  VALUES ($fileId, $ordinal, $nameId, $occurrence, $kind, $parent, $startLine, $endLine, $start, $end,
    $nameLine, $nameColumn, $docStartLine, $signature, $doc)`;

/** Ids of names as one transaction sees them: another process may remove a name that nothing uses. */
type NameIds = Map<string, number>;

type ChangeOf<Kind extends FileChange['change']> = Extract<FileChange, { change: Kind }>;

/**
 * Writes what was found out, each file whole, all in one transaction.
 * @returns the changes that were not written, since the index now says something else of the file than what the change
 *   was made from: another process or call was there first, and the file must be looked at again
 */
export function writeChanges(connection: Connection, changes: readonly FileChange[]): FileChange[] {
  return connection.transaction(() => {
    const nameIds: NameIds = new Map();
    const newWords: FileWords[] = [];
    const unwritten = changes.filter((change) => !writeChange(connection, change, nameIds, newWords));
    insertOccurrences(connection, newWords);
    return unwritten;
  });
}

/** @param newWords gets what remains to be written */
function writeChange(connection: Connection, change: FileChange, nameIds: NameIds, newWords: FileWords[]): boolean {
  const file = fileAt(connection, change.path);
  if (!sameStamp(file, change.before)) {
    return false;
  }
  if (change.change === 'touched') {
    touchFile(connection, change, file);
    return true;
  }
  if (file) {
    deleteOccurrences(connection, file.id);
    connection.run('DELETE FROM symbols WHERE file_id = $id', { id: file.id });
    connection.run('DELETE FROM files WHERE id = $id', { id: file.id });
  }
  if (change.change === 'replaced') {
    const fileId = insertFile(connection, change, nameIds);
    newWords.push({ fileId, occurrences: change.occurrences });
  }
  return true;
}

function touchFile(
  connection: Connection,
  { stamp, settled }: ChangeOf<'touched'>,
  file: FileRecord | undefined,
): void {
  if (file) {
    connection.run(TOUCH_FILE, { id: file.id, ...stamp, settled: Number(settled) });
  }
}

function insertFile(connection: Connection, change: ChangeOf<'replaced'>, nameIds: NameIds): number {
  const { path, language, hash, lines, parseErrors, skipped, stamp, settled, symbols } = change;
  const counts = { lines, parseErrors, symbols: symbols.length };
  const file = { path, language, hash, skipped, ...stamp, settled: Number(settled), ...counts };
  const fileId = connection.run(INSERT_FILE, file);
  insertSymbols(connection, fileId, symbols, nameIds);
  return fileId;
}

function insertSymbols(
  connection: Connection,
  fileId: number,
  symbols: readonly ExtractedSymbol[],
  nameIds: NameIds,
): void {
  const occurrences = occurrencesOf(symbols);
  symbols.forEach((symbol, ordinal) => {
    // Each property by its name: binding an object that was made by spreading takes three times as long.
    connection.run(INSERT_SYMBOL, {
      fileId,
      ordinal,
      nameId: nameId(connection, symbol.name, nameIds),
      occurrence: occurrences[ordinal] ?? 0,
      kind: SYMBOL_KINDS.indexOf(symbol.kind),
      parent: symbol.parent,
      startLine: symbol.startLine,
      endLine: symbol.endLine,
      start: symbol.start,
      end: symbol.end,
      nameLine: symbol.nameLine,
      nameColumn: symbol.nameColumn,
      docStartLine: symbol.docStartLine,
      signature: symbol.signature,
      doc: symbol.doc,
    });
  });
}

function nameId(connection: Connection, name: string, known: NameIds): number {
  let id = known.get(name) ?? connection.get<{ id: number }>('SELECT id FROM names WHERE name = $name', { name })?.id;
  id ??= connection.run('INSERT INTO names (name, folded) VALUES ($name, $folded)', {
    name,
    folded: name.toLowerCase(),
  });
  known.set(name, id);
  return id;
}
