import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

/** What is declared within a function is nobody's symbol; its types are. */
export function kindOf({ kind, container }: DefinitionHead): SymbolKind | undefined {
  const isLocal = container === 'function' || container === 'method' || container === 'constructor';
  return isLocal && (kind === 'variable' || kind === 'function') ? undefined : kind;
}
