import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const go: LanguageSupport = {
  id: 'go',
  extensions: ['.go'],
  grammar: 'tree-sitter-go.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  kindOf,
};
