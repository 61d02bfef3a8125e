import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const csharp: LanguageSupport = {
  id: 'csharp',
  extensions: ['.cs'],
  grammar: 'tree-sitter-c_sharp.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  kindOf,
};
