export type { DefinitionHead, HiddenName, LanguageSupport } from './language';
export { LANGUAGES, languageOf } from './language-of';
