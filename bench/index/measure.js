'use strict';
/** Indexes one directory into an empty cache, in a process of its own, and prints what that took as JSON. */
const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { openProject } = require('../../dist/engine');

async function main(directory) {
  const cache = mkdtempSync(join(tmpdir(), 'codelens-bench-'));
  try {
    const project = await openProject(directory, { env: { CODELENS_CACHE_DIR: cache } });
    const started = performance.now();
    await project.index.update();
    const wall = (performance.now() - started) / 1000;
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const { files, symbols, size } = project.status();
    await project.close();
    console.log(
      JSON.stringify({ files, symbols, size, wall, cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS * 1024 }),
    );
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

void main(process.argv[2]);
