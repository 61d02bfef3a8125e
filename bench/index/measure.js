'use strict';
/**
 * Indexes one directory into an empty cache, in a process of its own, and prints what that took as JSON.
 * WORKERS: parsing threads, in place of what the machine's cores suggest.
 */
const os = require('node:os');
const { mkdtempSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { setTimeout } = require('node:timers/promises');

const { WORKERS } = process.env;
if (WORKERS !== undefined) os.availableParallelism = () => Number(WORKERS); // what the engine asks for their number
const { openProject } = require('../../dist/engine');

/** After the last parse the garbage collector has not run yet; a server that idles gets there by itself. */
const REST_MS = 2_000;

async function main(directory) {
  const cache = mkdtempSync(join(os.tmpdir(), 'codelens-bench-'));
  try {
    const project = await openProject(directory, { env: { CODELENS_CACHE_DIR: cache } });
    const started = performance.now();
    await project.index.update();
    const wall = (performance.now() - started) / 1000;
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const { files, symbols, size } = project.status();
    await setTimeout(REST_MS);
    const idle = process.memoryUsage.rss();
    await project.close();
    const cpu = (userCPUTime + systemCPUTime) / 1e6;
    console.log(JSON.stringify({ files, symbols, size, wall, cpu, rss: maxRSS * 1024, idle }));
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

void main(process.argv[2]);
