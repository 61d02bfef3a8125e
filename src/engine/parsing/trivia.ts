export interface Span {
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The comments, decorators and docstrings of a file, found by the place where they begin or end. */
export class Trivia {
  private readonly commentsByEnd = new Map<number, Span>();
  private readonly commentsByStart = new Map<number, Span>();
  private readonly decoratorsByEnd = new Map<number, Span>();
  private readonly decoratorsByStart = new Map<number, Span>();
  private readonly docstringsByStart = new Map<number, Span>();

  constructor(private readonly text: string) {}

  addComment(start: number, end: number): void {
    // Before CRLF some grammars count the carriage return as part of a line comment.
    const comment = { start, end: this.beforeSpace(end) };
    this.commentsByEnd.set(comment.end, comment);
    this.commentsByStart.set(start, comment);
  }

  addDecorator(start: number, end: number): void {
    const decorator = { start, end };
    this.decoratorsByEnd.set(end, decorator);
    this.decoratorsByStart.set(start, decorator);
  }

  addDocstring(start: number, end: number): void {
    this.docstringsByStart.set(start, { start, end });
  }

  /** The string that a body begins with. */
  docstring(bodyStart: number): Span | undefined {
    return this.docstringsByStart.get(bodyStart);
  }

  comment(start: number): Span | undefined {
    return this.commentsByStart.get(start);
  }

  /** Where a declaration begins when the decorators before it count, with the comments between them. */
  withDecorators(start: number): number {
    let first = start;
    for (let end = this.beforeSpace(start); ;) {
      const decorator = this.decoratorsByEnd.get(end);
      const span = decorator ?? this.commentsByEnd.get(end);
      if (span === undefined) {
        return first;
      }
      first = decorator?.start ?? first;
      end = this.beforeSpace(span.start);
    }
  }

  /** Where a declaration goes on after the decorators that it begins with. */
  afterDecorators(start: number): number {
    let next = start;
    for (;;) {
      const span = this.decoratorsByStart.get(next) ?? this.commentsByStart.get(next);
      if (span === undefined) {
        return next;
      }
      next = this.afterSpace(span.end);
    }
  }

  /** The first comment with its own lines among the decorators that a declaration begins with. */
  commentAmongDecorators(start: number): Span | undefined {
    let first: Span | undefined;
    for (let next = start; ;) {
      const comment = this.commentsByStart.get(next);
      const span = comment ?? this.decoratorsByStart.get(next);
      if (span === undefined || (first && !comment)) {
        return first;
      }
      if (comment && this.isFirstOnLine(comment.start)) {
        first = { start: first?.start ?? comment.start, end: comment.end };
      }
      next = this.afterSpace(span.end);
    }
  }

  /**
   * The comment that documents what begins at `start`: on the line of it or directly above, without a blank line between;
   * line comments on consecutive lines are one. A comment behind code on a line above belongs to that code.
   */
  docComment(start: number): Span | undefined {
    let doc: Span | undefined;
    for (let next = start; ;) {
      const comment = this.commentDirectlyBefore(next);
      if (comment === undefined) {
        return doc;
      }
      doc = { start: comment.start, end: doc?.end ?? comment.end };
      if (this.text.startsWith('/*', comment.start)) {
        return doc;
      }
      next = comment.start;
    }
  }

  private commentDirectlyBefore(start: number): Span | undefined {
    const comment = this.commentsByEnd.get(this.beforeSpace(start));
    if (comment === undefined) {
      return undefined;
    }
    const newline = this.text.indexOf('\n', comment.end);
    if (newline < 0 || newline >= start) {
      return comment;
    }
    const nextNewline = this.text.indexOf('\n', newline + 1);
    const blankLineBetween = nextNewline >= 0 && nextNewline < start;
    return !blankLineBetween && this.isFirstOnLine(comment.start) ? comment : undefined;
  }

  private isFirstOnLine(offset: number): boolean {
    const before = this.beforeSpace(offset);
    return before === 0 || this.text.slice(before, offset).includes('\n');
  }

  /** The end of the last thing before `offset` that is not space. */
  private beforeSpace(offset: number): number {
    let end = offset;
    while (end > 0 && isSpace(this.text.charCodeAt(end - 1))) {
      end--;
    }
    return end;
  }

  private afterSpace(offset: number): number {
    let start = offset;
    while (start < this.text.length && isSpace(this.text.charCodeAt(start))) {
      start++;
    }
    return start;
  }
}

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/** Control characters count as space: no declaration begins or ends with one. */
function isSpace(code: number): boolean {
  return code <= SPACE || code === NO_BREAK_SPACE;
}
