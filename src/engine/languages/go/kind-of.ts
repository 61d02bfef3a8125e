import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

/** The blank identifier introduces no name: https://go.dev/ref/spec#Blank_identifier */
export function kindOf({ name, kind }: DefinitionHead): SymbolKind | undefined {
  return name === '_' ? undefined : kind;
}
