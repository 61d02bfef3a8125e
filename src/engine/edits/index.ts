export type { EditResult, FileEdit } from './edit-result';
export type { EditOptions } from './edit-text-file';
export { LineEditor, type InsertionPlace, type LineRange, type NewContent } from './line-editor';
