export { EngineError, type EngineErrorCode } from './errors';
export { findProjectRoot, Workspace } from './workspace';
export { LANGUAGES } from './languages';
export {
  type IndexStatus,
  type LanguageTotal,
  ProjectIndex,
  type SkippedFiles,
  type SkipReason,
  type UpdateOptions,
  type UpdateProgress,
} from './store';
export * from './symbols';
export * from './text-search';
export { type EditResult, type FileEdit, LineEditor } from './edits';
export { openProject, type Project, type ProjectOptions } from './project';
