import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const bash: LanguageSupport = {
  id: 'bash',
  extensions: ['.sh', '.bash'],
  fileNames: [
    '.bashrc',
    '.bash_aliases',
    '.bash_login',
    '.bash_logout',
    '.bash_profile',
    '.envrc',
    '.profile',
    'PKGBUILD',
  ],
  grammar: 'tree-sitter-bash.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  kindOf,
  // The grammar's word is `name=`.
  nameOf: (captured) => captured.replace(/=.*$/s, ''),
};
