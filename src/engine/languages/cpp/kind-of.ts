import type { SymbolKind } from '../../symbols/symbol';
import { kindOf as kindInC } from '../c/kind-of';
import type { DefinitionHead } from '../language';

/** What may stand before the name of a constructor. */
const MODIFIERS =
  /^(?:\s|template\s*<[^>]*>|\[\[[^\]]*\]\]|explicit\b|constexpr\b|inline\b|friend\b|[A-Z][A-Z0-9_]*\b(?!\s*\())*/;

/** What a container decides: a function of a class is a method, one without a type before its name constructs it. */
export function kindOf(definition: DefinitionHead): SymbolKind | undefined {
  const { name, kind, head, container } = definition;
  const isMember = container === 'class' || container === 'struct';
  switch (kind) {
    case 'function':
      return isMember ? (isConstructor(name, head) ? 'constructor' : 'method') : kindInC(definition);
    case 'method':
      return container === 'namespace' ? 'function' : isConstructor(name, head) && isMember ? 'constructor' : 'method';
    case 'variable':
      return isMember ? 'property' : kindInC(definition);
    default:
      return kind;
  }
}

function isConstructor(name: string, head: string): boolean {
  const rest = head.replace(MODIFIERS, '').replace(/^(?:\w+(?:<[^>]*>)?::)+/, '');
  return /^\s*\(/.test(rest.slice(name.length)) && rest.startsWith(name);
}
