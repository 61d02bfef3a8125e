import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

const CONST = /^(?:export\s+)?(?:declare\s+)?const\s/;

/** Also TypeScript's: what a keyword or a reserved name decides. */
export function kindOf({ name, kind, head, container }: DefinitionHead): SymbolKind {
  if (kind === 'variable' && CONST.test(head)) {
    return 'constant';
  }
  if (kind === 'method' && name === 'constructor' && container === 'class') {
    return 'constructor';
  }
  return kind;
}
