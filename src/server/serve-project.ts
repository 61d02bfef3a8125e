import { createMcpServer, serveStdio, type StdioOptions } from '../framework/mcp';
import { fromEngineError } from '../tools/engine-errors';
import { openProjectScope } from './composition-root';
import { createLog } from './log';
import { codeLensRegistry } from './registry';
import { version } from './version';

export interface ServeOptions {
  readonly directory: string;
  /** Offer only the tools that change nothing. */
  readonly readOnly?: boolean;
  readonly stdio?: StdioOptions;
}

const INSTRUCTIONS =
  'Code intelligence for one project. Paths are relative to its root, lines start at 1. ' +
  'Start with get_symbols_overview or find_symbol; a symbol id from an answer is accepted wherever a symbol is. ' +
  'Unknown arguments of read-only tools are listed in unknown_args; tools that change files refuse them.';

/**
 * Serves one project over stdio until the client ends it. `initialize` is answered at once: the index is brought up to
 * date behind it, and calls wait for it or say that their answer is not complete.
 * @throws EngineError when the directory cannot be a project
 */
export async function serveProject({ directory, readOnly = false, stdio }: ServeOptions): Promise<void> {
  const log = createLog(process.env);
  const { project, container } = await openProjectScope(directory, {
    onWarning: (message) => {
      log.warn(message);
    },
  });
  const server = createMcpServer({
    name: 'codelens',
    version: version(),
    instructions: INSTRUCTIONS,
    registry: codeLensRegistry({ readOnly }),
    container,
    log,
    errors: fromEngineError,
  });
  project.index.start();
  try {
    const end = await serveStdio(server, stdio);
    log.info('the session ended', { end });
  } finally {
    await project.close();
  }
}
