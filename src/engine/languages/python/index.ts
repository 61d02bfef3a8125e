import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const python: LanguageSupport = {
  id: 'python',
  extensions: ['.py', '.pyi'],
  grammar: 'tree-sitter-python.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  kindOf,
};
