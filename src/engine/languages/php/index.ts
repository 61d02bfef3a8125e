import { join } from 'node:path';
import type { LanguageSupport } from '../language';

export const php: LanguageSupport = {
  id: 'php',
  extensions: ['.php'],
  grammar: 'tree-sitter-php.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
};
