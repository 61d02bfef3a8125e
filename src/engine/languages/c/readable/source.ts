import type { Span } from '../../language';
import { matchBrackets } from './brackets';
import type { Edits } from './edits';
import type { Token } from './tokens';

export type Dialect = 'c' | 'cpp';

/** Where a declaration or statement is read. */
export interface Place {
  /** Index of its first token. */
  readonly head: number;
  /** Name of the class that it is a member of, "" of one without a name; undefined outside of classes. */
  readonly owner: string | undefined;
}

/** The live tokens of a file, and what of them the parser shall not see. */
export class Source {
  readonly attributes: Span[] = [];
  readonly hidden: Token[] = [];
  private readonly gone = new Set<number>();
  private readonly ends: ReadonlyMap<number, number>;

  constructor(
    readonly tokens: readonly Token[],
    readonly dialect: Dialect,
    private readonly edits: Edits,
  ) {
    this.ends = matchBrackets(tokens);
  }

  at(index: number): Token | undefined {
    return this.tokens[index];
  }

  is(index: number, text: string): boolean {
    return this.tokens[index]?.text === text;
  }

  isGone(index: number): boolean {
    return this.gone.has(index);
  }

  /** Index of the token before, of those that are to be seen. */
  before(index: number): number {
    let previous = index - 1;
    while (this.gone.has(previous)) {
      previous--;
    }
    return previous;
  }

  /** Index of the bracket that closes the one at `index`; undefined where none does. */
  endOf(index: number): number | undefined {
    return this.ends.get(index);
  }

  /** Index behind the parentheses that open at `index`, or `index` itself. */
  behindParentheses(index: number): number {
    return this.is(index, '(') ? (this.endOf(index) ?? index) + 1 : index;
  }

  /** Whether the token is the first of its line, or the file has ended. */
  startsLine(index: number): boolean {
    return this.tokens[index]?.startsLine ?? true;
  }

  /** @param first and last: indices, inclusive */
  hide(first: number, last: number, instead = ''): void {
    const [from, to] = [this.tokens[first], this.tokens[last]];
    if (!from || !to) {
      return;
    }
    for (let index = first; index <= last; index++) {
      this.gone.add(index);
    }
    this.hidden.push(...this.tokens.slice(first, last + 1));
    this.edits.add(from.start, to.end, instead);
  }

  /** Hides what belongs to the declaration that it stands before. */
  hideAttribute(first: number, last: number): void {
    this.hide(first, last);
    if (!this.startsLine(last + 1)) {
      this.attributes.push({ start: this.tokens[first]?.start ?? 0, end: this.tokens[last]?.end ?? 0 });
    }
  }
}
