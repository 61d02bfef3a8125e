import { callTool, UnknownArgsRefused, type CallOutcome, type ToolRegistry } from '../../framework';
import { codeLensRegistry, openProjectScope } from '../../server';
import { createLog } from '../../server/log';
import { fromEngineError } from '../../tools/engine-errors';
import { projectDirectory } from '../project-directory';
import { UsageError } from '../usage-error';
import { readCallArguments } from './call-arguments';
import { progressBar } from './progress-bar';

const EXIT_TOOL_ERROR = 1;

/** One call by hand: the index is complete before it, however long that takes. */
export async function call(
  tool: string,
  pairs: readonly string[],
  options: { project?: string; args?: string },
): Promise<void> {
  const args = readCallArguments(options.args, pairs);
  const registry = codeLensRegistry();
  if (!registry.get(tool)) throw new UsageError(unknownTool(tool, registry));
  const log = createLog(process.env);
  const { project, container } = await openProjectScope(projectDirectory(options.project), {
    onWarning: (message) => {
      log.warn(message);
    },
  });
  const interrupted = new AbortController();
  process.once('SIGINT', () => {
    interrupted.abort();
  });
  const bar = progressBar();
  try {
    await project.index.update({
      signal: interrupted.signal,
      onProgress: (progress) => {
        bar.report(progress);
      },
    });
    bar.stop();
    const settings = { container, signal: interrupted.signal, log, errors: fromEngineError };
    print(await outcomeOf(callTool(registry, tool, args, settings)));
  } finally {
    bar.stop();
    await project.close();
  }
}

/** Over MCP a refused unknown argument is a protocol error; here it is the tool's. */
async function outcomeOf(calling: Promise<CallOutcome>): Promise<object> {
  try {
    const outcome = await calling;
    if (outcome.ok) return outcome.answer;
    process.exitCode = EXIT_TOOL_ERROR;
    return { error: outcome.error.toWire() };
  } catch (error) {
    if (!(error instanceof UnknownArgsRefused)) throw error;
    process.exitCode = EXIT_TOOL_ERROR;
    return { error: error.data };
  }
}

/** For a person indented, for a program on one line. */
function print(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer, null, process.stdout.isTTY ? 2 : 0)}\n`);
}

function unknownTool(name: string, registry: ToolRegistry): string {
  const [nearest] = registry.nearest(name);
  return `unknown tool ${name}; ${nearest === undefined ? 'codelens tools lists them' : `did you mean ${nearest}?`}`;
}
