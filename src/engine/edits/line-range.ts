import { EngineError } from '../errors';
import type { LineIndex } from '../workspace';

/** @throws EngineError `invalid` when the range leaves the file (names the line count) or is upside down */
export function checkRange(path: string, file: LineIndex, startLine: number, endLine: number): void {
  const fields = { path, start_line: startLine, end_line: endLine, line_count: file.count };
  if (!isLine(startLine, file.count) || !isLine(endLine, file.count)) {
    const message = `lines ${startLine} to ${endLine} are out of range: ${path} has ${counted(file)}`;
    throw new EngineError('invalid', message, fields);
  }
  if (startLine > endLine) {
    throw new EngineError('invalid', `start line ${startLine} is after end line ${endLine}`, fields);
  }
}

/** @throws EngineError `invalid` for a line that is not 1 to count + 1 */
export function checkInsertionLine(path: string, file: LineIndex, line: number): void {
  if (!isLine(line, file.count + 1)) {
    const message = `line ${line} is out of range: ${path} has ${counted(file)}; insert at 1 to ${file.count + 1}`;
    throw new EngineError('invalid', message, { path, line, line_count: file.count });
  }
}

function isLine(line: number, last: number): boolean {
  return Number.isInteger(line) && line >= 1 && line <= last;
}

function counted(file: LineIndex): string {
  return file.count === 1 ? '1 line' : `${file.count} lines`;
}
