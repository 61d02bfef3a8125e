export type { DefinitionHead, LanguageSupport } from './language';
export { LANGUAGES, languageOf } from './language-of';
