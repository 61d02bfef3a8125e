import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

const STATIC = /(?:^|\s)static\s/;
const FINAL = /(?:^|\s)final\s/;

/** A static field that is assigned once is a constant, and so is every field of an interface. */
export function kindOf({ kind, head, container }: DefinitionHead): SymbolKind {
  if (kind !== 'property') {
    return kind;
  }
  const [modifiers = ''] = head.split('=', 1);
  return container === 'interface' || (STATIC.test(modifiers) && FINAL.test(modifiers)) ? 'constant' : 'property';
}
