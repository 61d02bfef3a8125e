import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

const CONST = /^(?:export\s+)?(?:declare\s+)?const\s/;

/** `= require('x')`, `= require('x').y`, and what TypeScript and Babel make of an import. */
const REQUIRE = /=\s*(?:(?:__import|_interopRequire)\w*\()?require\(\s*(["'`])[^"'`]*\1\s*\)\)?(?:\.[\w$]+)*\s*;?$/;

/** Also TypeScript's: what a keyword, a reserved name or the value decides. */
export function kindOf({ name, kind, head, container }: DefinitionHead): SymbolKind | undefined {
  if (kind === 'variable') {
    return variableKind(head);
  }
  return kind === 'method' && name === 'constructor' && container === 'class' ? 'constructor' : kind;
}

/** What is imported is no more a definition by `require` than by `import`. */
function variableKind(head: string): SymbolKind | undefined {
  if (REQUIRE.test(head)) {
    return undefined;
  }
  return CONST.test(head) ? 'constant' : 'variable';
}
