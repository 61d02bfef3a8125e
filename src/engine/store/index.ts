export { cacheDirectory } from './cache-directory';
export type { Connection } from './connection';
export { extractionFingerprint } from './extraction-fingerprint';
export { fileAt, filesBelow } from './file-queries';
export { type FileRecord, SKIP_REASONS, type SkipReason } from './file-record';
export type { IndexStatus, LanguageTotal, SkippedFiles } from './index-status';
export { IndexStore, type StoreOptions } from './index-store';
export type { UpdateOptions, UpdateProgress } from './index-updater';
export { type Answer, type AnswerOptions, type Found, ProjectIndex, type ProjectIndexOptions } from './project-index';
export { schemaVersion } from './schema';
export type { Scope, SymbolQuery } from './symbol-match';
export {
  type Container,
  containerOf,
  countSymbols,
  findSymbols,
  kindCounts,
  namesOfLength,
  symbolsOf,
} from './symbol-queries';
export type { SymbolRow } from './symbol-queries';
export { Warnings } from './warnings';
