import { type Connection, countSymbols, findSymbols, type SymbolQuery, symbolsOf } from '../store';
import { type NamePath, parseNamePath, singleName } from './name-path';
import type { SymbolRecord } from './symbol';
import type { SymbolId } from './symbol-id';
import { toRecords } from './symbol-records';

export interface Matches {
  readonly symbols: readonly SymbolRecord[];
  /** How many there are in all. */
  readonly count: number;
}

/** A text that as a name path names nothing is tried as one name: string keys may contain separators. */
export function searchByName(
  connection: Connection,
  text: string,
  options: Omit<SymbolQuery, 'path'>,
  limit: number,
): Matches {
  for (const path of readingsOf(text)) {
    const query = { ...options, path };
    const rows = findSymbols(connection, query, limit);
    if (rows.length > 0) {
      const count = rows.length < limit ? rows.length : countSymbols(connection, query);
      return { symbols: toRecords(connection, rows), count };
    }
  }
  return { symbols: [], count: 0 };
}

/** At most one symbol has the id as it is written; else it is read as a name path from the file's top. */
export function searchById(connection: Connection, { file, namePath }: SymbolId): readonly SymbolRecord[] {
  const symbols = toRecords(connection, symbolsOf(connection, file));
  const exact = symbols.filter((symbol) => symbol.namePath === namePath);
  const path = exact.length === 0 ? tryNamePath(namePath) : undefined;
  if (!path) {
    return exact;
  }
  const query: SymbolQuery = { path: { ...path, anchored: true }, exact: true, scope: { kind: 'file', path: file } };
  return toRecords(connection, findSymbols(connection, query, symbols.length));
}

/**
 * What a file contains that has a symbol whose name the text is, or is a part of: names are pieces of their files.
 * @returns undefined where letters may differ in case in other ways than ASCII's
 */
export function mentionOf(text: string): string | undefined {
  const name = tryNamePath(text)?.segments.at(-1)?.name ?? text;
  return ASCII_LINE.test(name) ? name : undefined;
}

const ASCII_LINE = /^[ -~]+$/;

function readingsOf(text: string): NamePath[] {
  const path = tryNamePath(text);
  const isPlain = path?.segments.length === 1 && path.segments[0]?.name === text;
  return [...(path ? [path] : []), ...(isPlain ? [] : [singleName(text)])];
}

function tryNamePath(text: string): NamePath | undefined {
  try {
    return parseNamePath(text);
  } catch {
    return undefined;
  }
}
