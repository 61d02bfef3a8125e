import { Console } from 'node:console';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Readable, Writable } from 'node:stream';
import { StdioTransport } from './stdio-transport';
import type { ToolServer } from './tool-server';

/** Why a connection over stdio ended. */
export type StdioEnd = 'stdin' | 'stdout' | 'SIGTERM' | 'SIGINT' | 'closed';

/** What was asked before the end of stdin is still answered (`printf … | server`), if it takes no longer than this. */
const DRAIN_MS = 1_000;
/** What was aborted gets this long to finish or roll back a write. With the drain it stays under the 2 s a host waits. */
const ABORT_MS = 500;

export interface StdioOptions {
  readonly stdin?: Readable;
  readonly stdout?: Writable;
}

/**
 * Serves one client over stdin and stdout until either ends or the process is told to stop. Calls that still run are
 * aborted then and waited for. The process is left to the caller: dispose of the services, then exit.
 * @returns why it ended
 */
export async function serveStdio(server: ToolServer, options: StdioOptions = {}): Promise<StdioEnd> {
  const { stdin = process.stdin, stdout = process.stdout } = options;
  consoleToStderr();
  const connection = watch(server, stdin, stdout);
  await server.connect(new StdioTransport(stdin, stdout));
  const end = await connection.ended;
  if (end === 'stdin') {
    // The last chunk of stdin may hold requests whose handlers start in this turn, and answers are sent one turn later.
    await nextTurn();
    await server.runningCalls.settled(DRAIN_MS);
    await nextTurn();
  }
  await server.close();
  await server.runningCalls.settled(ABORT_MS);
  connection.unwatch();
  return end;
}

/** stdout carries JSON-RPC and nothing else: one line of a library's `console.log` would break the session. */
export function consoleToStderr(): void {
  Object.assign(console, new Console({ stdout: process.stderr, stderr: process.stderr }));
}

interface WatchedConnection {
  readonly ended: Promise<StdioEnd>;
  /** Gives the signals back to the process. */
  unwatch(): void;
}

function watch(server: ToolServer, stdin: Readable, stdout: Writable): WatchedConnection {
  let end!: (reason: StdioEnd) => void;
  const ended = new Promise<StdioEnd>((resolve) => (end = resolve));

  // Nobody is there to be answered. This closes also while the end of stdin is drained: hosts close stdin first, and
  // a signal that nobody listens to would end the process in the middle of a write.
  const stop = (reason: StdioEnd): void => {
    end(reason);
    void server.close();
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    stop(signal as StdioEnd);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  // Stays: without a listener each later write to a closed pipe (EPIPE) would end the process with a stack.
  stdout.on('error', () => {
    stop('stdout');
  });

  const onStdinEnd = (): void => {
    end('stdin');
  };
  stdin.once('end', onStdinEnd).once('close', onStdinEnd).once('error', onStdinEnd);

  const onClose = server.onclose;
  server.onclose = () => {
    onClose?.();
    end('closed');
  };
  return { ended, unwatch: () => void process.off('SIGTERM', onSignal).off('SIGINT', onSignal) };
}
