export { type AliasAdvertising } from './alias-advertising';
export { consoleToStderr, serveStdio, type StdioEnd, type StdioOptions } from './serve-stdio';
export { createMcpServer, ToolServer, type McpServerOptions } from './tool-server';
