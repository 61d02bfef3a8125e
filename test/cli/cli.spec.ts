import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(__dirname, '../../dist/cli/main.js');

describe('the codelens command', () => {
  const directory = mkdtempSync(join(tmpdir(), 'codelens-cli-'));
  const root = join(directory, 'shapes-py');
  cpSync(join(__dirname, '../fixtures/shapes-py'), root, { recursive: true });
  writeFileSync(join(directory, 'file'), '');
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const codelens = (...args: string[]) =>
    spawnSync(process.execPath, [MAIN, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CODELENS_CACHE_DIR: join(directory, 'cache') },
    });

  it('indexes a project and says how many files and symbols it has', () => {
    const { status, stdout } = codelens('index', root);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ files, \d+ symbols in [\d.]+ s \(python \d+\)$/m);
  });

  it('calls a tool with key=value, and shows the policy at work', () => {
    const { status, stdout } = codelens('call', 'find_symbol', '--project', root, 'name=a', 'limit=1', 'banana=1');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ returned: 1, unknown_args: ['banana'] });
  });

  it('takes a value as JSON where it is JSON, and everything behind the first = as the value', () => {
    const kinds = codelens('call', 'find_symbol', '--project', root, 'name=a', 'kinds=["class"]', 'max_matches=500');
    const { symbols } = JSON.parse(kinds.stdout) as { symbols: { kind: string }[] };
    expect(new Set(symbols.map(({ kind }) => kind))).toEqual(new Set(['class']));
    const { stdout } = codelens('call', 'search_for_pattern', '--project', root, 'pattern=a=b', 'literal=true');
    expect(JSON.parse(stdout)).toMatchObject({ count: 0 });
  });

  it('finds the project around the directory it is called in', () => {
    const { stdout } = codelens('call', 'index_status');
    expect(JSON.parse(stdout)).toMatchObject({ root: realpathSync(root) });
  });

  it.each([['[1]'], ['"text"'], ['7']])('lets the tool say that --args %s are no arguments', (args) => {
    const { status, stdout } = codelens('call', 'find_symbol', '--project', root, '--args', args);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { type: 'InvalidParam' } });
  });

  it('does not start on a setting that it does not understand', () => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'tools'], {
      encoding: 'utf8',
      env: { ...process.env, CODELENS_STRICT_ARGS: 'true' },
    });
    expect(status).toBe(2);
    expect(stderr).toBe('codelens: CODELENS_STRICT_ARGS is "true"; it must be 1, or 0 or nothing\n');
  });

  it('ends quietly when nobody reads its output to the end', () => {
    const command = `"${process.execPath}" "${MAIN}" tools --json | head -c 1; echo " \${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: '[ 0\n', stderr: '' });
  });

  it('ends with 1 when the tool answers an error', () => {
    const { status, stdout } = codelens('call', 'delete_lines', '--project', root, '--args', '{"file": "x"}');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { type: 'MissingParam', message: 'unknown arg: file' } });
  });

  it('lists its tools, for people and for programs', () => {
    expect(codelens('tools').stdout).toContain('find_symbol (read-only)');
    const tools = JSON.parse(codelens('tools', '--json').stdout) as { name: string; inputSchema: object }[];
    expect(tools.find(({ name }) => name === 'find_symbol')?.inputSchema).toMatchObject({ required: ['name'] });
  });

  it('explains itself', () => {
    const { status, stdout } = codelens('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('codelens call find_symbol');
  });

  it.each([
    ['no such directory', ['--project', '/no/such/dir', 'index'], 'no such directory: /no/such/dir'],
    ['a file for a directory', ['index', join(directory, 'file')], 'not a directory'],
    ['the home directory', ['index', homedir()], 'home directory'],
    ['broken JSON', ['call', 'find_symbol', '--args', '{'], '--args is not JSON'],
    ['an unknown tool', ['call', 'find_symbl'], 'did you mean find_symbol?'],
    ['an argument without =', ['call', 'find_symbol', 'name'], 'key=value'],
    ['an argument given twice', ['call', 'find_symbol', 'name=a', 'name=b'], 'given twice'],
    ['both forms of arguments', ['call', 'find_symbol', 'name=a', '--args', '{}'], 'not both'],
    ['two directories', ['--project', root, 'index', root], 'once'],
    ['no tool', ['call'], "missing required argument 'tool'"],
    ['the root of the file system', ['index', '/'], 'root of the file system'],
    ['an unknown command', ['frobnicate'], 'unknown command'],
    ['an unknown option', ['index', '--frobnicate'], 'unknown option'],
  ])('refuses %s with one clear line and exit code 2', (_what, args, line) => {
    const { status, stdout, stderr } = codelens(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(line);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
