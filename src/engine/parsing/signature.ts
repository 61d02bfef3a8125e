import { LONGEST_LINE, oneLine } from './one-line';
import type { Trivia } from './trivia';

/** How much of a declaration is looked at, with its line breaks and comments: one may be a literal of a megabyte. */
const LONGEST_HEAD = 5 * LONGEST_LINE;

/** What leads over to a body, or ends a declaration. */
const LEAD_OVER = /\s*(?:=>|[=:;,\\])\s*$/;

/** A bracket at a line's end, and one at a line's start with the comma that a formatter puts before it. */
const OPENED_LINE = /([([<])\s*\n\s*/g;
const CLOSED_LINE = /,?\s*\n\s*([)\]>])/g;

const COMMENT_START = /\/[/*]|#|--/g;

/** The head of a declaration on one line, without decorators and comments. */
export function signatureOf(text: string, start: number, end: number, trivia: Trivia): string {
  const head = trivia.afterDecorators(start);
  const cut = Math.min(end, head + LONGEST_HEAD);
  const bare = withoutComments(text.slice(head, cut), head, trivia);
  return oneLine(joinBrackets(cut < end ? `${bare} …` : bare.replace(LEAD_OVER, '')));
}

function joinBrackets(head: string): string {
  return head.replace(OPENED_LINE, '$1').replace(CLOSED_LINE, '$1');
}

function withoutComments(head: string, offset: number, trivia: Trivia): string {
  let result = '';
  let next = 0;
  for (const { index } of head.matchAll(COMMENT_START)) {
    const comment = index < next ? undefined : trivia.comment(offset + index);
    if (comment) {
      result += `${head.slice(next, index)} `;
      next = comment.end - offset;
    }
  }
  return result + head.slice(next);
}
