import type { Readable } from '../../language';
import { decideConditionals } from './conditionals';
import { hideComments } from './directives';
import { Edits } from './edits';
import { hideMacros } from './hide-macros';
import { hiddenNames } from './names';
import { type Dialect, Source } from './source';
import { tokensOf } from './tokens';

/**
 * C and C++ as they may be parsed without the preprocessor: each conditional is decided, and what only a macro's
 * definition explains is hidden, as is what the grammars do not know.
 */
export function readable(text: string, dialect: Dialect): Readable {
  const { live, hidden, dead } = decideConditionals(tokensOf(text));
  const edits = new Edits();
  edits.addAll(hidden);
  edits.addAll(dead);
  const shown = edits.apply(text);
  const source = new Source(live, dialect, edits);
  hideMacros(source);
  hideComments(live, edits);
  const names = hiddenNames(live, [...source.hidden, ...hidden]);
  return { text: edits.apply(text), shown, names, attributes: source.attributes };
}
