export type { ArgMetadata, ArgOptions, ArgType } from './arg-metadata';
export type { ToolKind, ToolMetadata, ToolOptions } from './tool-metadata';
export { addArgMetadata, readOwnArgMetadata, readToolMetadata, writeToolMetadata } from './storage';
