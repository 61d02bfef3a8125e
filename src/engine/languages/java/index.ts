import { join } from 'node:path';
import type { LanguageSupport } from '../language';

export const java: LanguageSupport = {
  id: 'java',
  extensions: ['.java'],
  grammar: 'tree-sitter-java.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
};
