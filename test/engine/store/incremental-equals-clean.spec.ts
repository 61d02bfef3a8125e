import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { IndexStore, ProjectIndex, Warnings } from '../../../src/engine/store';
import { createExtractor, type Extractor } from '../../../src/engine/parsing';
import { Workspace } from '../../../src/engine/workspace';
import { randomNumbers, RandomChanges } from './random-changes';
import { contentOf, TemporaryIndex } from './temporary-index';

jest.setTimeout(120_000); // some hundred processes of git each

const SEEDS = [1, 2];
const STEPS = 30;

const temporary = new TemporaryIndex();
const { files } = temporary;

let extractor: Extractor;
beforeAll(() => {
  extractor = createExtractor();
});
afterAll(() => extractor.close());

async function cleanContent(): Promise<unknown> {
  const env = { CODELENS_CACHE_DIR: join(files.outside, 'clean') };
  const store = new IndexStore({ root: files.root, env, version: 1, warn: fail });
  const shared = { extract: extractor.extract.bind(extractor), close: () => Promise.resolve() };
  const workspace = new Workspace(files.root);
  const index = new ProjectIndex({ workspace, extractor: shared, store, waitMs: 0, warnings: new Warnings(fail) });
  await index.update();
  const content = contentOf(store);
  await index.close();
  rmSync(env.CODELENS_CACHE_DIR, { recursive: true });
  return content;
}

function fail(message: string): never {
  throw new Error(message);
}

it.each(SEEDS)('after any changes the index equals one made from nothing (seed %i)', async (seed) => {
  const random = randomNumbers(seed);
  const changes = new RandomChanges(files, random);
  const store = temporary.openStore();
  const { index } = temporary.openIndex({ store });
  const history: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    // Some changes come while an update is under way.
    const meanwhile = random() < 0.5 ? index.update() : undefined;
    for (let change = 0; change <= random() * 4; change++) {
      history.push(changes.one());
    }
    await meanwhile;
    await index.update();
    expect({ seed, history, ...(contentOf(store) as object) }).toEqual({
      seed,
      history,
      ...((await cleanContent()) as object),
    });
  }
});
