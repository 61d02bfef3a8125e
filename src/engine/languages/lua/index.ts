import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const lua: LanguageSupport = {
  id: 'lua',
  extensions: ['.lua', '.rockspec'],
  grammar: 'tree-sitter-lua.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  terminator: ';',
  kindOf,
};
