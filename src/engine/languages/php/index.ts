import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const php: LanguageSupport = {
  id: 'php',
  extensions: ['.php', '.phtml'],
  grammar: 'tree-sitter-php.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  terminator: ';',
  kindOf,
};
