import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The titles of the tests that fail for that tool, with the messages. */
function failuresOf(subject: string, env: NodeJS.ProcessEnv = {}): Map<string, string> {
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...['--require', 'esbuild-register', 'node_modules/jest/bin/jest.js', '--json', '--silent'],
      ...['--testMatch', '**/contract.broken.ts'],
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env, SUBJECT: subject } },
  );
  const report = JSON.parse(stdout) as Report;
  expect(report.numTotalTests).toBeGreaterThan(0);
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return new Map(
    results.filter(({ status }) => status === 'failed').map((test) => [test.title, test.failureMessages.join('\n')]),
  );
}

describe('describeToolContract', () => {
  it('passes for a sound tool', () => {
    expect([...failuresOf('sound').keys()]).toEqual([]);
  });

  it('fails for an answer that is not as its class declares', () => {
    const failures = failuresOf('talkative');
    expect([...failures.keys()]).toEqual(['accepts {}']);
    expect(failures.get('accepts {}')).toContain('undeclared: not declared by Answer');
  });

  it('fails for an example that is refused', () => {
    expect(failuresOf('unusable').has('accepts {"level":"high"}')).toBe(true);
  });

  it('fails where a refused call left something changed', () => {
    expect(failuresOf('hasty').has('refuses "banana" before anything changes')).toBe(true);
  });

  it('fails where the schema and the rules disagree', () => {
    expect([...failuresOf('dishonest').keys()]).toContain('accepts exactly what its schema accepts');
  });

  it('fails for arguments that crash the binding, with a seed that shows them again', () => {
    const title = 'answers whatever is sent with values or a clear error';
    const message = failuresOf('crashing').get(title);
    const [, seed] = /FUZZ_SEED=(\d+): .*cannot read this/.exec(message ?? '') ?? [];
    expect(seed).toBeDefined();
    expect(failuresOf('crashing', { FUZZ_SEED: seed }).get(title)).toContain(`FUZZ_SEED=${seed ?? ''}: `);
  });
});
