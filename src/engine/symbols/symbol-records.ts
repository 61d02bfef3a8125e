import { type Connection, type Container, containerOf, type SymbolRow } from '../store';
import { joinPath, pathSegment } from './occurrences';
import type { SymbolRecord } from './symbol';

/** Symbols with their name paths and ids, which are put together from their containers. */
export function toRecords(connection: Connection, rows: readonly SymbolRow[]): SymbolRecord[] {
  return rows.map((row) => toRecord(connection, row));
}

function toRecord(connection: Connection, row: SymbolRow): SymbolRecord {
  const { symbol, occurrence } = row;
  const container = pathOf(connection, containerOf(connection, row));
  const namePath = joinPath(container, pathSegment(symbol.name, occurrence));
  return { ...symbol, id: `${symbol.file}#${namePath}`, namePath, container };
}

function pathOf(connection: Connection, container: Container | undefined): string {
  if (!container) {
    return '';
  }
  const above = pathOf(connection, containerOf(connection, container));
  return joinPath(above, pathSegment(container.name, container.occurrence));
}
