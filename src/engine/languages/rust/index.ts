import { join } from 'node:path';
import type { LanguageSupport } from '../language';

export const rust: LanguageSupport = {
  id: 'rust',
  extensions: ['.rs'],
  grammar: 'tree-sitter-rust.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
};
