import { extname } from 'node:path';
import { c } from './c';
import { csharp } from './csharp';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import type { LanguageSupport } from './language';
import { php } from './php';
import { python } from './python';
import { ruby } from './ruby';
import { rust } from './rust';
import { tsx } from './tsx';
import { typescript } from './typescript';

export const LANGUAGES: readonly LanguageSupport[] = [
  typescript,
  tsx,
  javascript,
  python,
  go,
  rust,
  java,
  c,
  csharp,
  php,
  ruby,
];

const BY_EXTENSION: ReadonlyMap<string, LanguageSupport> = new Map(
  LANGUAGES.flatMap((language) => language.extensions.map((extension) => [extension, language])),
);

/** The language of a file by its name, in any case; undefined where the engine knows none. */
export function languageOf(path: string): LanguageSupport | undefined {
  return BY_EXTENSION.get(extname(path).toLowerCase());
}
