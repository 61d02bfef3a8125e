import { join } from 'node:path';
import type { LanguageSupport } from '../language';
import { kindOf } from './kind-of';

export const ruby: LanguageSupport = {
  id: 'ruby',
  extensions: ['.rb', '.rake', '.gemspec', '.ru'],
  fileNames: [
    'Brewfile',
    'Capfile',
    'Fastfile',
    'Gemfile',
    'Guardfile',
    'Podfile',
    'Rakefile',
    'Thorfile',
    'Vagrantfile',
  ],
  grammar: 'tree-sitter-ruby.wasm',
  definitions: [join(__dirname, 'definitions.scm')],
  occurrences: [join(__dirname, 'occurrences.scm')],
  kindOf,
};
