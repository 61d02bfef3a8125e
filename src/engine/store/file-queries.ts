import type { Connection } from './connection';
import type { FileRecord } from './file-record';

const SELECT = `
  SELECT id, path, language, size, mtime, ctime, inode, settled, hash, lines, parse_errors AS parseErrors, symbols, skipped
  FROM files`;

type FileRow = Omit<FileRecord, 'settled'> & { readonly settled: 0 | 1 };

export function fileAt(connection: Connection, path: string): FileRecord | undefined {
  const row = connection.get<FileRow>(`${SELECT} WHERE path = $path`, { path });
  return row && toRecord(row);
}

/** @param directory "" for the whole project */
export function filesBelow(connection: Connection, directory: string): FileRecord[] {
  const rows =
    directory === ''
      ? connection.all<FileRow>(`${SELECT} ORDER BY path`)
      : connection.all<FileRow>(`${SELECT} WHERE path >= $from AND path < $to ORDER BY path`, pathRange(directory));
  return rows.map(toRecord);
}

/** Paths of files with this name, in whatever directory; the first few. */
export function filesNamed(connection: Connection, name: string): string[] {
  const sql = `
    SELECT path FROM files WHERE path = $name OR substr(path, -length($suffix)) = $suffix
    ORDER BY path LIMIT 5`;
  return connection.all<{ path: string }>(sql, { name, suffix: `/${name}` }).map(({ path }) => path);
}

/** The paths below a directory are those between `directory/` and `directory0`: "0" follows "/". */
export function pathRange(directory: string): { from: string; to: string } {
  return { from: `${directory}/`, to: `${directory}0` };
}

function toRecord(row: FileRow): FileRecord {
  return { ...row, settled: row.settled === 1 };
}
