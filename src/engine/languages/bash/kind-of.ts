import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

const READ_ONLY = /^(?:readonly|(?:declare|typeset)\s+(?:-\w+\s+)*-\w*r)/;
/** `declare -F name`, `readonly -f name`: about a function that is defined elsewhere. */
const NAMES_FUNCTION = /^(?:declare|typeset|readonly)\s+(?:-\w+\s+)*-\w*[fF]/;

/** What the container decides, and the options of a declaration. */
export function kindOf({ kind, head, container }: DefinitionHead): SymbolKind | undefined {
  if (kind === 'function' || kind === 'macro') {
    return kind;
  }
  // `property` is the query's word for what is set for one command only.
  if (kind === 'property' || container !== undefined || NAMES_FUNCTION.test(head)) {
    return undefined;
  }
  return READ_ONLY.test(head) ? 'constant' : 'variable';
}
