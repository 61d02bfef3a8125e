import 'reflect-metadata';
import { container } from 'tsyringe';
import { ToolRegistry, type ToolLog } from '../../../src/framework';
import { createMcpServer, serveStdio } from '../../../src/framework/mcp';
import { SAMPLE_TOOLS } from './sample-tools';

/** A server as an author writes one: what serve-stdio.spec.ts starts and talks to. */
const write = (level: string) => (message: string, fields?: object) => {
  process.stderr.write(`${level} ${message} ${JSON.stringify(fields ?? {})}\n`);
};
const log: ToolLog = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };

async function main(): Promise<void> {
  const registry = ToolRegistry.from(SAMPLE_TOOLS);
  const server = createMcpServer({ name: 'sample', version: '1.2.3', registry, container, log });
  // Like a watcher of files: it keeps the process alive until it is told to stop.
  const watcher = setInterval(() => undefined, 60_000);
  const end = await serveStdio(server);
  clearInterval(watcher);
  process.stderr.write(`ended: ${end}\n`);
}

void main();
