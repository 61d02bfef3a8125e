import type { SymbolKind } from '../../symbols/symbol';
import type { DefinitionHead } from '../language';

/** One letter is no constant: `local M = {}` is what a module is most often called. */
const UPPER_CASE = /^_*[A-Z][A-Z0-9_]+$/;
const CONST_ATTRIBUTE = /^\s*<\s*const\s*>/;

/** `= require "x"`, `= require("x").y`: what is imported is no definition. */
const REQUIRE = /=\s*require\s*\(?\s*(["'])[^"'\n]*\1\s*\)?(?:\.\w+)*\s*;?$/;

/** https://www.lua.org/manual/5.4/manual.html#3.4.11: the colon only adds a first parameter `self`. */
const TAKES_SELF = /\bfunction\b[^(]*\(\s*self\b/;

/** `[KEY] = function`: the name is what the key's value is. */
const COMPUTED_KEY = /^\[\s*[^\s"'[]/;

/** What a parameter, a naming convention or the value decides. */
export function kindOf({ name, kind, head, container }: DefinitionHead): SymbolKind | undefined {
  switch (kind) {
    case 'function':
      if (COMPUTED_KEY.test(head)) {
        return undefined;
      }
      return TAKES_SELF.test(head) ? 'method' : 'function';
    case 'variable':
      return REQUIRE.test(head) ? undefined : valueKind(name, head, 'variable');
    case 'property':
      // A field of a table that the file does not have is set, not defined: `package.path = …`.
      return container && valueKind(name, head, 'property');
    default:
      return kind;
  }
}

function valueKind(name: string, head: string, otherwise: SymbolKind): SymbolKind {
  const isConstant = UPPER_CASE.test(name) || CONST_ATTRIBUTE.test(head.slice(head.indexOf(name) + name.length));
  return isConstant ? 'constant' : otherwise;
}
