import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

export function kindOf({ name, kind, container }: DefinitionHead): SymbolKind {
  if (kind !== 'method') {
    return kind;
  }
  if (container !== 'class' && container !== 'module') {
    return 'function';
  }
  return name === 'initialize' ? 'constructor' : 'method';
}
