import { join } from 'node:path';
import { readable } from '../c/readable';
import type { LanguageSupport } from '../language';
import { isCpp } from './is-cpp';
import { kindOf } from './kind-of';

export const cpp: LanguageSupport = {
  id: 'cpp',
  extensions: ['.cpp', '.cc', '.cxx', '.hpp', '.hh', '.hxx', '.ipp', '.tpp', '.cu', '.cuh', '.h'],
  claims: isCpp,
  grammar: 'tree-sitter-cpp.wasm',
  definitions: [join(__dirname, 'definitions.scm'), join(__dirname, '../c/definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm'), join(__dirname, '../c/occurrences.scm')],
  readable: (text) => readable(text, 'cpp'),
  kindOf,
};
