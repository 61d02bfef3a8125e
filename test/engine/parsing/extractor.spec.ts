import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createExtractor } from '../../../src/engine/parsing';

const ROOT = join(__dirname, '../../..');

describe('createExtractor', () => {
  it.each([1, 2])('answers many calls at once with %i workers, each with its own text', async (workers) => {
    const extractor = createExtractor({ workers });
    const names = Array.from({ length: 50 }, (_, index) => `f${index}`);
    const extractions = await Promise.all(names.map((name) => extractor.extract('python', `def ${name}(): pass\n`)));
    expect(extractions.map(({ symbols }) => symbols[0]?.name)).toEqual(names);
    await extractor.close();
  });

  it('gives up a text that takes too long and goes on with the next', async () => {
    const extractor = createExtractor({ timeLimit: 3000 });
    await extractor.extract('python', 'x = 1\n');
    const endless = extractor.extract('typescript', 'a<b>('.repeat(1_000_000));
    const next = extractor.extract('python', 'def f(): pass\n');
    await expect(endless).rejects.toMatchObject({
      name: 'EngineError',
      code: 'timeout',
      fields: { language: 'typescript', characters: 5_000_000, time_limit_ms: 3000 },
    });
    expect((await next).symbols).toHaveLength(1);
    await extractor.close();
  });

  it('ends a thread that has nothing to do for long, and starts another for the next text', async () => {
    const ended = jest.spyOn(Worker.prototype, 'terminate');
    const extractor = createExtractor({ idleLimit: 20 });
    await extractor.extract('python', 'def f(): pass\n');
    expect(ended).not.toHaveBeenCalled();
    while (ended.mock.calls.length === 0) {
      await setTimeout(5);
    }
    const [next, another] = await Promise.all(['g', 'h'].map((name) => extractor.extract('python', `${name} = 1\n`)));
    expect([next?.symbols[0]?.name, another?.symbols[0]?.name]).toEqual(['g', 'h']);
    ended.mockRestore();
    await extractor.close();
  });

  it('rejects only the call in which the worker died, and starts another worker', async () => {
    const extractor = createExtractor();
    const before = extractor.extract('python', 'def f(): pass\n');
    const failing = extractor.extract('cobol', 'IDENTIFICATION DIVISION.\n');
    const after = extractor.extract('python', 'def g(): pass\n');
    await expect(failing).rejects.toMatchObject({
      code: 'unsupported',
      message: 'The cobol parser failed: No language has the id "cobol".',
      fields: { language: 'cobol' },
    });
    expect((await before).symbols[0]?.name).toBe('f');
    expect((await after).symbols[0]?.name).toBe('g');
    await extractor.close();
  });

  it('blames no other call, however close they follow each other', async () => {
    const extractor = createExtractor();
    const calls = Array.from({ length: 12 }, (_, index) =>
      extractor.extract(index % 4 === 3 ? 'cobol' : 'python', `def f${index}(): pass\n`),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status)).toEqual(
      outcomes.map((_, index) => (index % 4 === 3 ? 'rejected' : 'fulfilled')),
    );
    await extractor.close();
  });

  it('rejects what is running and what waits when it is closed, and what comes afterwards', async () => {
    const extractor = createExtractor();
    const calls = ['a', 'b', 'c'].map((name) => extractor.extract('python', `def ${name}(): pass\n`));
    const outcomes = Promise.allSettled(calls);
    await extractor.close();
    await extractor.close();
    const late = extractor.extract('python', '');
    await expect(late).rejects.toMatchObject({ code: 'cancelled' });
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'cancelled' } });
    }
  });

  it('does not keep a process alive that has nothing else to do', () => {
    const program = `
      const { createExtractor } = require('./src/engine/parsing');
      createExtractor().extract('python', 'def f(): pass').then(({ symbols }) => console.log(symbols[0].name));`;
    const output = execFileSync(process.execPath, ['--require', 'esbuild-register', '-e', program], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(output).toBe('f\n');
  });
});
