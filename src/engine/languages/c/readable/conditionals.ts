import type { Token } from './tokens';

/** The tokens of a file when each conditional of the preprocessor is decided, and those that are left out by that. */
export interface Decided {
  readonly live: Token[];
  /** With the directives that decided: `#if`, `#else`, `#endif`. */
  readonly hidden: Token[];
  /** What is behind `#if 0`: no code, or none any more. */
  readonly dead: Token[];
}

/** Indices of tokens, end exclusive. */
interface Branch {
  readonly start: number;
  readonly end: number;
}

const BRANCH = /^#\s*(?:else|elif)/;
const END = /^#\s*endif/;
const START = /^#\s*if/;
const NEVER = /^#\s*if\s+0\b/;
const ENDS_WHOLE = new Set([';', '}', ',', ':']);

/**
 * All branches of a conditional count where each is whole in itself, else the first that has anything: of two heads of
 * one function, or two halves of an expression, a parser can read one only.
 */
export function decideConditionals(tokens: readonly Token[]): Decided {
  const decider = new Decider(tokens);
  decider.decide();
  const decided: Decided = { live: [], hidden: [], dead: [] };
  tokens.forEach((token, index) => decided[decider.stateOf(index)].push(token));
  return decided;
}

const STATES = ['live', 'hidden', 'dead'] as const satisfies (keyof Decided)[];
const LIVE = 0;
const HIDDEN = 1;
const DEAD = 2;

/** Deeper ones are told apart no more: people nest ten. */
const DEEPEST = 200;

class Decider {
  private readonly states: Uint8Array;
  private next = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {
    this.states = new Uint8Array(tokens.length);
  }

  stateOf(index: number): (typeof STATES)[number] {
    return STATES[this.states[index] ?? LIVE] ?? 'live';
  }

  decide(): void {
    for (this.readBranch(); this.next < this.tokens.length; this.readBranch()) {
      // One that no `#if` has begun.
      this.states[this.next++] = HIDDEN;
    }
  }

  /** Goes on to the directive that ends a branch, or to the end. */
  private readBranch(): Branch {
    const start = this.next;
    for (let token = this.tokens[start]; token && !isBranchOrEnd(token); token = this.tokens[this.next]) {
      if (isDirective(token, START) && this.depth < DEEPEST) {
        this.depth++;
        this.readConditional();
        this.depth--;
      } else {
        this.next++;
      }
    }
    return { start, end: this.next };
  }

  private readConditional(): void {
    const branches: Branch[] = [];
    for (let token = this.tokens[this.next]; token && !isDirective(token, END); token = this.tokens[this.next]) {
      this.states[this.next++] = HIDDEN;
      const branch = this.readBranch();
      if (isDirective(token, NEVER)) {
        this.states.fill(DEAD, branch.start, branch.end);
      } else {
        branches.push(branch);
      }
    }
    if (this.next < this.tokens.length) {
      this.states[this.next++] = HIDDEN;
    }
    this.choose(branches);
  }

  private choose(branches: readonly Branch[]): void {
    if (branches.length < 2 || branches.every((branch) => this.isWhole(branch))) {
      return;
    }
    const chosen = branches.find((branch) => this.lastOf(branch) !== undefined);
    for (const branch of branches) {
      for (let index = branch.start; index < branch.end && branch !== chosen; index++) {
        if (this.tokens[index]?.kind !== 'directive' && this.states[index] === LIVE) {
          this.states[index] = HIDDEN;
        }
      }
    }
  }

  private isWhole(branch: Branch): boolean {
    let depth = 0;
    for (let index = branch.start; index < branch.end; index++) {
      const text = this.states[index] === LIVE ? this.tokens[index]?.text : undefined;
      if (text === '{' || text === '(' || text === '[') {
        depth++;
      } else if ((text === '}' || text === ')' || text === ']') && --depth < 0) {
        return false;
      }
    }
    const last = this.lastOf(branch);
    return depth === 0 && (last === undefined || ENDS_WHOLE.has(last.text));
  }

  private lastOf({ start, end }: Branch): Token | undefined {
    for (let index = end - 1; index >= start; index--) {
      const token = this.tokens[index];
      if (this.states[index] === LIVE && token?.kind !== 'directive') {
        return token;
      }
    }
    return undefined;
  }
}

function isDirective({ kind, text }: Token, which: RegExp): boolean {
  return kind === 'directive' && which.test(text);
}

function isBranchOrEnd(token: Token): boolean {
  return isDirective(token, BRANCH) || isDirective(token, END);
}
