export { discoverTools } from './discover-tools';
export { DuplicateToolName } from './duplicate-tool-name';
export { NoToolInFile } from './no-tool-in-file';
export { ToolRegistry, type RegisteredTool, type RegistryOptions } from './tool-registry';
export { UndecoratedTool } from './undecorated-tool';
export { UnresolvableDependency } from './unresolvable-dependency';
