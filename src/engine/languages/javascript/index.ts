import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const javascript: LanguageSupport = {
  id: 'javascript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  grammar: 'tree-sitter-javascript.wasm',
  definitions: [join(__dirname, 'definitions.scm'), join(__dirname, 'ecmascript.scm')],
  occurrences: [join(__dirname, 'occurrences.scm'), join(__dirname, 'ecmascript-occurrences.scm')],
  terminator: ';',
  kindOf,
};
