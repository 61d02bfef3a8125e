import { SYMBOL_KINDS, type SymbolKind, type SymbolRecord } from '../symbols/symbol';
import type { Connection } from './connection';
import { pathRange } from './file-queries';
import { matching, type SymbolQuery } from './symbol-match';

/** A symbol as it is stored: the beginning of its path is in the rows of its containers. */
export interface SymbolRow {
  readonly symbol: Omit<SymbolRecord, 'id' | 'namePath' | 'container'>;
  readonly fileId: number;
  /** Place in the file's list of symbols. */
  readonly ordinal: number;
  /** Ordinal of the container, -1 at the top of the file. */
  readonly parent: number;
  /** Which of those with the same path, from 0. */
  readonly occurrence: number;
}

/** What a container adds to a name path, and where the path goes on. */
export interface Container extends Pick<SymbolRow, 'fileId' | 'parent' | 'occurrence'> {
  readonly name: string;
}

interface StoredSymbol extends Omit<SymbolRecord, 'id' | 'namePath' | 'container' | 'kind'>, Omit<SymbolRow, 'symbol'> {
  readonly kind: number;
}

const COLUMNS = `
  s0.file_id AS fileId, f.path AS file, s0.ordinal, n0.name, s0.occurrence, s0.kind, s0.parent,
  s0.start_line AS startLine, s0.end_line AS endLine, s0.start, s0.end, s0.name_line AS nameLine,
  s0.name_column AS nameColumn, s0.doc_start_line AS docStartLine, s0.signature, s0.doc`;

/** Those whose last name is the one asked for come first; then by path and place. */
export function findSymbols(connection: Connection, query: SymbolQuery, limit: number): SymbolRow[] {
  const { sql, parameters } = matching(query);
  const asked = query.path.segments.at(-1)?.name ?? '';
  const page = `SELECT ${COLUMNS} ${sql} ORDER BY n0.name <> $asked, f.path, s0.start, s0.ordinal LIMIT $limit`;
  return connection.all<StoredSymbol>(page, { ...parameters, asked, limit }).map(toRow);
}

export function countSymbols(connection: Connection, query: SymbolQuery): number {
  const { sql, parameters } = matching(query);
  return connection.get<{ count: number }>(`SELECT count(*) AS count ${sql}`, parameters)?.count ?? 0;
}

/** All symbols of a file in source order. */
export function symbolsOf(connection: Connection, path: string): SymbolRow[] {
  const sql = `
    SELECT ${COLUMNS} FROM files f JOIN symbols s0 ON s0.file_id = f.id JOIN names n0 ON n0.id = s0.name_id
    WHERE f.path = $path ORDER BY s0.ordinal`;
  return connection.all<StoredSymbol>(sql, { path }).map(toRow);
}

/** @returns undefined at the top of the file */
export function containerOf(
  connection: Connection,
  { fileId, parent }: Pick<SymbolRow, 'fileId' | 'parent'>,
): Container | undefined {
  if (parent < 0) {
    return undefined;
  }
  const sql = `
    SELECT s.file_id AS fileId, s.parent, s.occurrence, n.name FROM symbols s JOIN names n ON n.id = s.name_id
    WHERE s.file_id = $fileId AND s.ordinal = $parent`;
  return connection.get<Container>(sql, { fileId, parent });
}

/** How many symbols of each kind the files have, by path; all below a directory, "" for the project. */
export function kindCounts(connection: Connection, directory: string): Map<string, Map<SymbolKind, number>> {
  const { from, to } = pathRange(directory);
  const rows = connection.all<{ path: string; kind: number; count: number }>(
    `SELECT f.path, s.kind, count(*) AS count FROM files f JOIN symbols s ON s.file_id = f.id
     WHERE $directory = '' OR (f.path >= $from AND f.path < $to) GROUP BY f.id, s.kind ORDER BY f.path, s.kind`,
    { directory, from, to },
  );
  const files = new Map<string, Map<SymbolKind, number>>();
  for (const { path, kind, count } of rows) {
    const counts = files.get(path) ?? new Map<SymbolKind, number>();
    files.set(path, counts.set(kindOf(kind), count));
  }
  return files;
}

/** Distinct names of symbols whose length is in the range, inclusive. */
export function namesOfLength(connection: Connection, shortest: number, longest: number): string[] {
  const sql = `
    SELECT name FROM names WHERE length(name) BETWEEN $shortest AND $longest
    AND EXISTS (SELECT 1 FROM symbols WHERE name_id = names.id)`;
  return connection.all<{ name: string }>(sql, { shortest, longest }).map(({ name }) => name);
}

function toRow({ fileId, ordinal, parent, occurrence, kind, ...symbol }: StoredSymbol): SymbolRow {
  return { fileId, ordinal, parent, occurrence, symbol: { ...symbol, kind: kindOf(kind) } };
}

function kindOf(code: number): SymbolKind {
  const kind = SYMBOL_KINDS[code];
  if (kind === undefined) {
    throw new Error(`the index has a symbol of unknown kind ${code}`);
  }
  return kind;
}
