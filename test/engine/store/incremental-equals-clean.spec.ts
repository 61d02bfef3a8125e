import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers, RandomChanges } from './random-changes';
import { contentOf, TemporaryIndex } from './temporary-index';

jest.setTimeout(120_000); // some hundred processes of git each

const SEEDS = [1, 2];
const STEPS = 30;

const temporary = new TemporaryIndex();
const { files } = temporary;

async function cleanContent(): Promise<unknown> {
  const cache = join(files.outside, 'clean');
  const store = temporary.openStore({ cache });
  const { index } = temporary.openIndex({ store });
  await index.update();
  const content = contentOf(store);
  await index.close();
  rmSync(cache, { recursive: true });
  return content;
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
