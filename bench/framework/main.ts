/**
 * Server CPU of one call over stdio: ours beside the SDK's bare low-level server (the reference) and its McpServer,
 * interleaved in one run, several processes each, as ratios within each round.
 */
import { build, type Plugin } from 'esbuild';
import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Peer } from './peer';
import { median, ratio } from '../statistics';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CALLS = Number(process.env.CALLS ?? 3000);
/** V8 still compiles during the first 10,000 calls: measured from there, the same server costs 65 µs a call and not 116. */
const WARM_UP = 15_000;
/** Measurements of each process, in turns with the others: what disturbs the machine for a second disturbs them all. */
const TURNS = 3;
const SERVERS = ['bare', 'sdk-mcp-server', 'codelens'] as const;
type ServerName = (typeof SERVERS)[number];

/** `limit` is an alias and `banana` is unknown: what the bare server and McpServer make of them is theirs. */
const BATCH = {
  name: 'batch',
  arguments: { limit: 5, banana: 1, edits: [1, 2, 3].map((line) => ({ line, text: `line ${line}` })) },
};
const ROWS = [
  { title: 'call without arguments', method: 'tools/call', params: { name: 'noop', arguments: {} }, share: 1 },
  { title: 'alias, unknown key, nested array', method: 'tools/call', params: BATCH, share: 1 },
  { title: 'tools/list of 40 tools', method: 'tools/list', params: {}, share: 1 / 8 },
] as const;

async function main(): Promise<void> {
  const scripts = await compileServers();
  const starts = new Map<ServerName, number[]>(SERVERS.map((server) => [server, []]));
  const results = new Map<string, number[]>();
  const record = (row: string, server: ServerName, value: number): void => {
    const key = `${row}\0${server}`;
    results.set(key, [...(results.get(key) ?? []), value]);
  };

  for (let round = 0; round < ROUNDS; round++) {
    const peers: [ServerName, Peer][] = [];
    for (const server of rotate(SERVERS, round)) {
      const peer = await Peer.start(scripts[server]);
      peers.push([server, peer]);
      starts.get(server)!.push(peer.startMs);
    }
    for (const row of ROWS) {
      for (const [, peer] of peers) await peer.cpuPerRequest(row.method, row.params, WARM_UP * row.share);
      for (let turn = 0; turn < TURNS; turn++) {
        for (const [server, peer] of peers) {
          record(row.title, server, await peer.cpuPerRequest(row.method, row.params, CALLS * row.share));
        }
      }
    }
    for (const [, peer] of peers) await peer.stop();
  }

  console.log(
    `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, load ${loadavg()[0]!.toFixed(2)}`,
  );
  console.log(
    `${ROUNDS} processes each, ${TURNS} × ${CALLS} calls; medians of server CPU a call, ratio to bare (range)\n`,
  );
  for (const { title } of ROWS) {
    print(title, 'µs', (server) => results.get(`${title}\0${server}`)!);
  }
  print('spawn to the answer of initialize', 'ms', (server) => starts.get(server)!);
}

function print(title: string, unit: string, values: (server: ServerName) => number[]): void {
  console.log(title);
  for (const server of SERVERS) {
    const figure = median(values(server)).toFixed(1).padStart(8);
    console.log(`  ${server.padEnd(16)}${figure} ${unit}   ${ratio(values(server), values('bare'))}`);
  }
}

/** The bench measures what ships: imports of src/framework lead to dist/framework. */
const builtFramework: Plugin = {
  name: 'built-framework',
  setup(builder) {
    builder.onResolve({ filter: /src\/framework/ }, ({ path }) => ({
      path: join(__dirname, '../../dist', path.slice(path.indexOf('framework')), 'index.js'),
      external: true,
    }));
  },
};

/** Plain JavaScript beside node_modules: a loader in the measured process would be measured too. Ours is the built one. */
async function compileServers(): Promise<Record<ServerName, string>> {
  const from = join(__dirname, 'servers');
  const outdir = join(__dirname, '../.build');
  await build({
    entryPoints: readdirSync(from).map((file) => join(from, file)),
    outdir,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    tsconfig: join(__dirname, '../../tsconfig.json'),
    bundle: true,
    packages: 'external',
    plugins: [builtFramework],
  });
  return {
    bare: join(outdir, 'bare.js'),
    'sdk-mcp-server': join(outdir, 'sdk-mcp-server.js'),
    codelens: join(outdir, 'codelens.js'),
  };
}

/** Each server starts first in some rounds, so that no place in the order is one server's. */
function rotate<T>(items: readonly T[], by: number): T[] {
  return items.map((_, index) => items[(index + by) % items.length]!);
}

void main();
