import type { SymbolKind } from '../../symbols/symbol';
import { kindOf as kindInC } from '../c/kind-of';
import type { DefinitionHead } from '../language';

/** What may stand before the name of a constructor. */
const MODIFIERS =
  /^(?:\s|template\s*<[^>]*>|\[\[[^\]]*\]\]|(?:explicit|constexpr|inline|friend)\b(?:\s*\([^)]*\))?|[A-Z][A-Z0-9_]*\b(?!\s*(?:\(|::)))*/;

const SPACE_BEHIND_SCOPE = /::\s+/g;

/** What a container decides: a function of a class is a method, one without a type before its name constructs it. */
export function kindOf(definition: DefinitionHead): SymbolKind | undefined {
  const { kind, container } = definition;
  const isMember = container === 'class' || container === 'struct';
  switch (kind) {
    case 'function':
      return isMember ? kindOfMethod(definition) : inNamespace(definition);
    case 'method':
      return isMember || isQualified(definition) ? kindOfMethod(definition) : inNamespace(definition);
    case 'variable':
      return isMember ? 'property' : kindInC(definition);
    default:
      return kind;
  }
}

/** The grammar takes an operator for a method wherever it stands. */
function inNamespace(definition: DefinitionHead): SymbolKind | undefined {
  return kindInC({ ...definition, kind: 'function' });
}

function isQualified({ name, head }: DefinitionHead): boolean {
  return head.replaceAll(SPACE_BEHIND_SCOPE, '::').includes(`::${name}`);
}

function kindOfMethod({ name, head }: DefinitionHead): SymbolKind {
  const rest = head.replace(MODIFIERS, '').replace(/^(?:\w+(?:<[^>]*>)?::)+/, '');
  const isNamed = /^\w+$/.test(name) && rest.startsWith(name) && /^\s*\(/.test(rest.slice(name.length));
  return isNamed ? 'constructor' : 'method';
}
