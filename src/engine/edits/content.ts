import { EngineError } from '../errors';
import { type Line, LineIndex } from '../workspace';

/**
 * The lines of a text to be written, counted as a file's: a final newline is optional, "" has no lines.
 * @throws EngineError `invalid` for what would not come back as it was sent: NUL, half of a surrogate pair
 */
export function contentLines(content: string): Line[] {
  if (content.includes('\0')) {
    throw new EngineError('invalid', 'the content has a NUL character: the file would no longer be text');
  }
  const surrogate = content.search(/\p{Surrogate}/u);
  if (surrogate >= 0) {
    throw new EngineError('invalid', `the content has half a surrogate pair at index ${surrogate}, not a character`);
  }
  const lines = new LineIndex(content);
  return Array.from({ length: lines.count }, (_, i) => lines.line(i + 1));
}
