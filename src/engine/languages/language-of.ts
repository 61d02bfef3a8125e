import { basename, extname } from 'node:path';
import { bash } from './bash';
import { c } from './c';
import { cpp } from './cpp';
import { csharp } from './csharp';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import type { LanguageSupport } from './language';
import { lua } from './lua';
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
  cpp,
  c,
  csharp,
  php,
  ruby,
  lua,
  bash,
];

const BY_EXTENSION = new Map<string, LanguageSupport[]>();
for (const language of LANGUAGES) {
  for (const extension of language.extensions) {
    BY_EXTENSION.set(extension, [...(BY_EXTENSION.get(extension) ?? []), language]);
  }
}

const BY_FILE_NAME = new Map(
  LANGUAGES.flatMap((language) => (language.fileNames ?? []).map((name) => [name, language] as const)),
);

/**
 * The language of a file by its name, in any case; undefined where the engine knows none.
 * @param text what is in it: decides where several languages have the extension; without it the last of them is meant
 */
export function languageOf(path: string, text?: string): LanguageSupport | undefined {
  const named = BY_FILE_NAME.get(basename(path));
  if (named !== undefined) {
    return named;
  }
  const languages = BY_EXTENSION.get(extname(path).toLowerCase()) ?? [];
  const claiming =
    text === undefined || languages.length < 2 ? undefined : languages.find((language) => language.claims?.(text));
  return claiming ?? languages.at(-1);
}
