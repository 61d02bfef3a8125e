/** Of a line's own: "" only at the end of a text without a final newline. */
export type LineEnding = '\n' | '\r\n' | '';

export interface Line {
  /** Without the ending. */
  readonly text: string;
  readonly ending: LineEnding;
}

/** Where a line stands in the text, in UTF-16 code units from 0. */
export interface LineSpan {
  readonly start: number;
  /** After the last character, before the ending. */
  readonly end: number;
  /** After the ending. */
  readonly next: number;
}

/** 1-based; the column counts UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * The lines of a text as git, ripgrep and tree-sitter count them: `\n` and `\r\n` end a line, a lone `\r` is a character
 * like any other; a final newline starts no new line; an empty text has none.
 */
export class LineIndex {
  private readonly starts: number[] = [];

  constructor(private readonly text: string) {
    for (let start = 0; start < text.length;) {
      this.starts.push(start);
      const newline = text.indexOf('\n', start);
      start = newline < 0 ? text.length : newline + 1;
    }
  }

  get count(): number {
    return this.starts.length;
  }

  /**
   * @param line from 1 to `count`
   * @throws RangeError outside of it
   */
  span(line: number): LineSpan {
    const start = this.starts[line - 1];
    if (start === undefined) {
      throw new RangeError(`line ${line} of ${this.count}`);
    }
    const next = this.starts[line] ?? this.text.length;
    return { start, end: next - this.endingBefore(start, next).length, next };
  }

  /** @see span */
  line(line: number): Line {
    const { start, end, next } = this.span(line);
    return { text: this.text.slice(start, end), ending: this.text.slice(end, next) as LineEnding };
  }

  /** Of an offset from 0 to the text's length; the end of a text with a final newline is the line after the last. */
  position(offset: number): Position {
    if (!Number.isInteger(offset) || offset < 0 || offset > this.text.length) {
      throw new RangeError(`offset ${offset} of a text of ${this.text.length}`);
    }
    if (offset === this.text.length && (offset === 0 || this.text.endsWith('\n'))) {
      return { line: this.count + 1, column: 1 };
    }
    const line = this.lastStartedBy(offset);
    return { line, column: offset - (this.starts[line - 1] ?? 0) + 1 };
  }

  private endingBefore(start: number, next: number): LineEnding {
    if (this.text[next - 1] !== '\n') {
      return '';
    }
    return next - 2 >= start && this.text[next - 2] === '\r' ? '\r\n' : '\n';
  }

  /** How many lines start at or before the offset: by bisection. */
  private lastStartedBy(offset: number): number {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] ?? Infinity) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
