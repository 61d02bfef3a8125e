import type { Span } from '../../language';

interface Edit extends Span {
  /** What stands at the start of the span, instead of space. */
  readonly instead: string;
}

const VISIBLE = /[^\r\n]/g;

/** What becomes space in a text. */
export class Edits {
  private readonly edits: Edit[] = [];

  /** @param instead what stands at the start of the span: no longer than it */
  add(start: number, end: number, instead = ''): void {
    this.edits.push({ start, end, instead });
  }

  addAll(spans: readonly Span[]): void {
    for (const { start, end } of spans) {
      this.add(start, end);
    }
  }

  /** The text with these edits: of the same length, with the same lines. A span may lie within another. */
  apply(text: string): string {
    if (this.edits.length === 0) {
      return text;
    }
    let result = '';
    let next = 0;
    for (const { start, end, instead } of this.edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
      if (end > next) {
        const blank = text.slice(start + instead.length, end).replace(VISIBLE, ' ');
        result += text.slice(next, start) + instead + blank;
        next = end;
      }
    }
    return result + text.slice(next);
  }
}
