import type { Edits } from './edits';
import type { Token } from './tokens';

const COMMENT = /\/\*[^]*?\*\//g;

/** To the grammars a comment ends a macro; this one goes on behind it, or within it. */
export function hideComments(live: readonly Token[], edits: Edits): void {
  for (const { kind, text, start } of live) {
    if (kind !== 'directive' || !text.includes('\\')) {
      continue;
    }
    for (const { index, 0: comment } of text.matchAll(COMMENT)) {
      const end = index + comment.length;
      const isContinued = comment.includes('\n') ? /\\\r?\n/.test(comment) : text.includes('\n', end);
      if (isContinued) {
        edits.add(start + index, start + index + 1, '_');
        edits.add(start + end - 1, start + end, '_');
      }
    }
  }
}
