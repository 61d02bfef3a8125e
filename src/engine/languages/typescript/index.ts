import { join } from 'node:path';
import { kindOf } from '../javascript/kind-of';
import type { LanguageSupport } from '../language';

export const typescript: LanguageSupport = {
  id: 'typescript',
  extensions: ['.ts', '.mts', '.cts'],
  grammar: 'tree-sitter-typescript.wasm',
  definitions: [join(__dirname, 'definitions.scm'), join(__dirname, '../javascript/ecmascript.scm')],
  occurrences: [join(__dirname, 'occurrences.scm'), join(__dirname, '../javascript/ecmascript-occurrences.scm')],
  terminator: ';',
  kindOf,
};
