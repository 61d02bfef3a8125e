import type { LanguageSupport } from '../language';
import { typescript } from '../typescript';

/** A grammar of its own: in TypeScript proper `<T>x` is a cast, here it opens an element. */
export const tsx: LanguageSupport = {
  ...typescript,
  id: 'tsx',
  extensions: ['.tsx'],
  grammar: 'tree-sitter-tsx.wasm',
};
