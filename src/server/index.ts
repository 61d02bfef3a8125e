export { createMcpServer, serveStdio, type McpServerOptions, type StdioOptions } from '../framework/mcp';
export { openProjectScope, type ProjectScope } from './composition-root';
export { codeLensRegistry } from './registry';
export { serveProject, type ServeOptions } from './serve-project';
export { version } from './version';
