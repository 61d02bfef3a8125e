import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

/** Names of methods are case-insensitive: https://www.php.net/manual/en/functions.user-defined.php */
export function kindOf({ name, kind }: DefinitionHead): SymbolKind {
  return kind === 'method' && name.toLowerCase() === '__construct' ? 'constructor' : kind;
}
