'use strict';
/** Opens a project that has an index, asks one question and prints what the engine took for both, in milliseconds. */
const started = performance.now();
const { openProject } = require('../../dist/engine');

async function main(directory, name, within) {
  const loaded = performance.now();
  const project = await openProject(directory);
  const { count } = await project.symbols.find(name, { within });
  const answered = performance.now();
  if (count === 0) throw new Error(`${name} was not found`);
  console.log(JSON.stringify({ load: loaded - started, answer: answered - loaded }));
  await project.close();
}

void main(process.argv[2], process.argv[3], process.argv[4]);
