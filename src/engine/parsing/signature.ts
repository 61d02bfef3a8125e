import { oneLine } from './one-line';
import type { Trivia } from './trivia';

/** What leads over to a body, or ends a declaration. */
const LEAD_OVER = /\s*(?:=>|[=:;,])\s*$/;

const COMMENT_START = /\/[/*]|#/g;

/** The head of a declaration on one line, without decorators and comments. */
export function signatureOf(text: string, start: number, end: number, trivia: Trivia): string {
  const head = trivia.afterDecorators(start);
  return oneLine(withoutComments(text.slice(head, end), head, trivia).replace(LEAD_OVER, ''));
}

function withoutComments(text: string, offset: number, trivia: Trivia): string {
  let result = '';
  let next = 0;
  for (const { index } of text.matchAll(COMMENT_START)) {
    const comment = index < next ? undefined : trivia.comment(offset + index);
    if (comment) {
      result += `${text.slice(next, index)} `;
      next = comment.end - offset;
    }
  }
  return result + text.slice(next);
}
