import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** One server process, spoken to in raw JSON-RPC lines so that the client's cost is the same for all. */
export class Peer {
  private readonly waiting = new Map<number, () => void>();
  private nextId = 1;

  private constructor(
    private readonly child: ChildProcess,
    /** Milliseconds from spawn to the answer of `initialize`. */
    readonly startMs: number,
  ) {}

  static async start(script: string): Promise<Peer> {
    const started = performance.now();
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });
    const lines = createInterface({ input: child.stdout! });
    const answered = once(lines, 'line');
    write(child, {
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
    });
    await answered;
    const peer = new Peer(child, performance.now() - started);
    lines.on('line', (line) => {
      peer.settle(line);
    });
    write(child, { method: 'notifications/initialized' });
    return peer;
  }

  /** Microseconds of server CPU for each of `count` requests, one at a time. */
  async cpuPerRequest(method: string, params: object, count: number): Promise<number> {
    const before = await this.cpu();
    for (let done = 0; done < count; done++) await this.request(method, params);
    return ((await this.cpu()) - before) / count;
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    this.child.stdin!.end();
    const timer = setTimeout(() => this.child.kill(), 2000);
    await exited;
    clearTimeout(timer);
  }

  private request(method: string, params: object): Promise<void> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      write(this.child, { id, method, params });
    });
  }

  private settle(line: string): void {
    const message = JSON.parse(line) as { id?: number; error?: unknown };
    if (message.error) throw new Error(`a server of the bench answered an error: ${line}`);
    if (message.id === undefined) return;
    this.waiting.get(message.id)?.();
    this.waiting.delete(message.id);
  }

  private async cpu(): Promise<number> {
    const reply = once(this.child, 'message') as Promise<[number]>;
    this.child.send('cpu');
    return (await reply)[0];
  }
}

function write(child: ChildProcess, message: object): void {
  child.stdin!.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}
