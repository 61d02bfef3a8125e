import { readDeclaration } from './declarations';
import { readEnumerator } from './enumerators';
import { hideAnywhere } from './anywhere';
import { nameOfType, type Scope, scopeAt } from './scopes';
import type { Place, Source } from './source';
import { readStatement } from './statements';

interface Open extends Place {
  readonly scope: Scope;
}

type Reader = (source: Source, index: number, place: Place) => number;

const READERS: Readonly<Record<Scope, Reader>> = {
  declarations: readDeclaration,
  members: readDeclaration,
  enumerators: readEnumerator,
  statements: readStatement,
  values: (_source, index) => index + 1,
};

const ACCESS = new Set(['public', 'private', 'protected']);

/** Hides the macros that a parser cannot make sense of, going through the file from brace to brace. */
export function hideMacros(source: Source): void {
  const around: Open[] = [];
  let open: Open = { scope: 'declarations', head: 0, owner: undefined };
  for (let index = 0; index < source.tokens.length;) {
    switch (source.at(index)?.text) {
      case '{': {
        const scope = scopeAt(source, open.head, index, open.scope);
        around.push(open);
        open = {
          scope,
          head: ++index,
          owner: scope === 'members' ? nameOfType(source, around.at(-1)?.head ?? 0, index) : undefined,
        };
        break;
      }
      case '}': {
        const closed = open.scope;
        index++;
        open = around.pop() ?? { scope: 'declarations', head: index, owner: undefined };
        open = closed === 'values' ? open : { ...open, head: index };
        break;
      }
      case ';':
        open = { ...open, head: ++index };
        break;
      default: {
        const next = hideAnywhere(source, index) ?? READERS[open.scope](source, index, open);
        open = isHeadGone(source, open.head, next) || isAccess(source, next) ? { ...open, head: next } : open;
        index = next;
      }
    }
  }
}

/** Whether a declaration or statement goes on with nothing that is to be seen of it. */
function isHeadGone(source: Source, head: number, next: number): boolean {
  for (let index = head; index < next; index++) {
    if (!source.isGone(index) && source.at(index)?.kind !== 'directive') {
      return false;
    }
  }
  return true;
}

/** `public:` */
function isAccess(source: Source, next: number): boolean {
  return source.is(next - 1, ':') && ACCESS.has(source.at(next - 2)?.text ?? '');
}
