import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readToolMetadata } from '../metadata';
import { Tool, type Constructor, type ToolClass } from '../tool';
import { NoToolInFile } from './no-tool-in-file';
import { UndecoratedTool } from './undecorated-tool';

/** Declaration files end with `.tool.d.ts` and so do not match. */
const TOOL_FILE = /\.tool\.[jt]s$/;

/**
 * Loads every `*.tool.js` and `*.tool.ts` below a folder and collects the tool classes they export, in the order of
 * the files' paths. Each class is listed once, however often it is exported.
 * @throws NoToolInFile, UndecoratedTool, and whatever a file throws while it is loaded
 */
export function discoverTools(directory: string): ToolClass[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => TOOL_FILE.test(file))
    .sort()
    .map((file) => resolve(join(directory, file)));
  return [...new Set(files.flatMap(toolsOf))];
}

function toolsOf(file: string): ToolClass[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the file is known at run time only, and start-up is synchronous
  const exported = Object.entries(require(file) as Record<string, unknown>).filter(isClassEntry);
  for (const [name, value] of exported) {
    if (value.prototype instanceof Tool && !readToolMetadata(value)) throw new UndecoratedTool(name, file);
  }
  const tools = exported.map(([, value]) => value).filter((value) => readToolMetadata(value) !== undefined);
  if (tools.length === 0) throw new NoToolInFile(file);
  return tools as ToolClass[];
}

function isClassEntry(entry: [string, unknown]): entry is [string, Constructor] {
  return typeof entry[1] === 'function';
}
