import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const ASKED = 1;

/** Milliseconds from the spawn of `codelens serve` to the answer of one find_symbol, all sent at once as hosts may. */
export async function askServer(cli: string, root: string, env: NodeJS.ProcessEnv, args: object): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [cli, 'serve', '--project', root], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = once(child, 'exit');
  const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
  for (const message of [
    { id: 0, method: 'initialize', params: initialize },
    { method: 'notifications/initialized' },
    { id: ASKED, method: 'tools/call', params: { name: 'find_symbol', arguments: args } },
  ]) {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, error, result } = JSON.parse(line) as { id?: number; error?: unknown; result?: { isError?: boolean } };
    if (id !== ASKED) continue;
    if (error !== undefined || result?.isError === true) throw new Error(`codelens serve answered ${line}`);
    break;
  }
  const taken = performance.now() - started;
  child.stdin.end();
  await exited;
  return taken;
}
