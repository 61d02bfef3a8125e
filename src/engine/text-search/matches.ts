import type { RipgrepEnd, RipgrepEvent, RipgrepLine, RipgrepText } from './ripgrep';

/** A line that matches. */
export interface TextMatch {
  /** 1-based. */
  readonly line: number;
  /** Without its line ending; U+FFFD where it is not UTF-8. */
  readonly text: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface FileMatches {
  /** Relative to the root. */
  readonly file: string;
  readonly matches: readonly TextMatch[];
}

interface Shown {
  readonly isMatch: boolean;
  readonly line: number;
  readonly text: string;
}

/** Reads ripgrep's output: the first matches with their text, all others by number only. */
export class MatchReader {
  /** Lines that match, all of them. */
  count = 0;
  readonly files: FileMatches[] = [];
  private shown: Shown[] = [];
  private kept = 0;

  constructor(
    private readonly limit: number,
    private readonly contextLines: number,
  ) {}

  readonly read = (json: string): void => {
    if (this.kept >= this.limit && this.shown.length === 0 && LINE.test(json)) {
      return;
    }
    const event = JSON.parse(json) as RipgrepEvent;
    if (event.type === 'match' || event.type === 'context') {
      this.readLine(event.data, event.type === 'match');
    } else if (event.type === 'end') {
      this.endFile(event.data);
    }
  };

  private readLine({ lines, line_number: line }: RipgrepLine, isMatch: boolean): void {
    this.shown.push({ isMatch, line, text: textOf(lines).replace(/\r?\n$/, '') });
    if (isMatch) {
      this.kept++;
    }
  }

  private endFile(end: RipgrepEnd): void {
    const { binary_offset, stats } = end;
    const { shown } = this;
    this.shown = [];
    const matching = shown.filter(({ isMatch }) => isMatch);
    if (binary_offset !== null) {
      this.kept -= matching.length;
      return;
    }
    this.count += stats.matched_lines;
    if (matching.length > 0) {
      this.files.push({ file: pathOf(end), matches: matching.map((match) => this.withContext(match, shown)) });
    }
  }

  private withContext({ line, text }: Shown, shown: readonly Shown[]): TextMatch {
    const within = (from: number, to: number): string[] =>
      shown.filter((other) => other.line >= from && other.line <= to).map((other) => other.text);
    const { contextLines } = this;
    return { line, text, before: within(line - contextLines, line - 1), after: within(line + 1, line + contextLines) };
  }
}

/** Relative to the root. */
export function pathOf({ path }: RipgrepEnd): string {
  return textOf(path)
    .replace(/^\.[\\/]/, '')
    .replaceAll('\\', '/');
}

/** Lines are most of the output: those that are not wanted need not be parsed. */
const LINE = /^\{"type":"(?:match|context)"/;

function textOf(text: RipgrepText): string {
  return 'text' in text ? text.text : Buffer.from(text.bytes, 'base64').toString('utf8');
}
