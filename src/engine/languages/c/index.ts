import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';
import { readable } from './readable';

export const c: LanguageSupport = {
  id: 'c',
  extensions: ['.c', '.h'],
  grammar: 'tree-sitter-c.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  readable: (text) => readable(text, 'c'),
  kindOf,
};
