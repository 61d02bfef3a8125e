import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

const UPPER_CASE = /^_*[A-Z][A-Z0-9_]*$/;
const FINAL = /^\w+\s*:\s*(?:\w+\.)?Final\b/;
const TYPE_ALIAS = /^\w+\s*:\s*(?:\w+\.)?TypeAlias\b/;
const ENUM_BASE = /^class\s+\w+\s*\(.*\b(?:\w*Enum|Flag|IntFlag)\b/s;
const GETTER = /^@(?:[\w.]*\.)?(?:abstract|cached_)?property\b/m;
const SETTER = /^@[\w.]+\.setter\b/m;

/** What a container, a decorator or a naming convention decides. */
export function kindOf(definition: DefinitionHead): SymbolKind {
  switch (definition.kind) {
    case 'class':
      return ENUM_BASE.test(withoutDecorators(definition.head)) ? 'enum' : 'class';
    case 'function':
      return functionKind(definition);
    case 'variable':
      return variableKind(definition);
    case 'property':
      return isEnumMember(definition) ? 'enum_member' : 'property';
    default:
      return definition.kind;
  }
}

function functionKind({ name, head, container }: DefinitionHead): SymbolKind {
  if (container !== 'class' && container !== 'enum') {
    return 'function';
  }
  if (name === '__init__') {
    return 'constructor';
  }
  const decorators = head.replace(/^[ \t]+/gm, '');
  if (SETTER.test(decorators)) {
    return 'setter';
  }
  return GETTER.test(decorators) ? 'getter' : 'method';
}

function variableKind({ name, head }: DefinitionHead): SymbolKind {
  if (TYPE_ALIAS.test(head)) {
    return 'type_alias';
  }
  return UPPER_CASE.test(name) || FINAL.test(head) ? 'constant' : 'variable';
}

/** https://docs.python.org/3/library/enum.html: an annotated name without a value, and one with a leading underscore, is no member. */
function isEnumMember({ name, head, container }: DefinitionHead): boolean {
  return container === 'enum' && !name.startsWith('_') && head.includes('=');
}

function withoutDecorators(head: string): string {
  const start = head.search(/^[ \t]*class\b/m);
  return start < 0 ? head : head.slice(start).trimStart();
}
