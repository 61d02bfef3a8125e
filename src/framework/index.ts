import 'reflect-metadata';

/**
 * What a server author needs to declare tools and to call them. The adapter to MCP is a module of its own
 * (`framework/mcp`): it brings the SDK and zod, which take longer to load than all of this.
 */
export * from './decorators';
export type { ArgOptions, ArgType, ToolOptions } from './metadata';
export * from './constraints';
export * from './errors';
export * from './policy';
export * from './tool-definitions';
export * from './registry';
export * from './call';
export { Tool, type Constructor, type ToolClass } from './tool';
