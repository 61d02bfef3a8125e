import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

const CONST = /(?:^|\s)const\s/;

export function kindOf({ kind, head }: DefinitionHead): SymbolKind {
  const [modifiers = ''] = head.split('=', 1);
  return kind === 'property' && CONST.test(modifiers) ? 'constant' : kind;
}
