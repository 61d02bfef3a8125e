import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

describe('the package', () => {
  const directory = mkdtempSync(join(tmpdir(), 'codelens-package-'));
  let files: string[];
  const run = (command: string, args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: directory, encoding: 'utf8' });
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
    return stdout;
  };

  beforeAll(() => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const output = execFileSync(npm, ['pack', '--json', '--ignore-scripts', '--pack-destination', directory], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const parsed = JSON.parse(output) as Packed[] | Record<string, Packed>;
    const [packed] = Object.values(parsed);
    files = packed!.files.map(({ path }) => path);
    const installed = join(directory, 'node_modules', 'codelens-mcp');
    mkdirSync(installed, { recursive: true });
    run('tar', ['xzf', packed!.filename, '--strip-components=1', '-C', installed]);
    symlinkSync(join(ROOT, 'node_modules'), join(installed, 'node_modules'));
  }, 120_000);

  afterAll(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  it('has what runs and its licences, and nothing that builds or tests it', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/cli/main.js']));
    const strange = files.filter((path) => !/^(dist|grammars|docs)\/|^(LICENSE|README\.md|package\.json)$/.test(path));
    expect(strange).toEqual([]);
    const grammars = files.filter((path) => path.endsWith('.wasm'));
    expect(grammars.length).toBeGreaterThan(0);
    for (const grammar of grammars) expect(files).toContain(grammar.replace(/\.wasm$/, '.LICENSE'));
  });

  it('is required by the names of its exports, and by no other', () => {
    const program = `
      const names = ['codelens-mcp', 'codelens-mcp/framework', 'codelens-mcp/testing'];
      console.log(JSON.stringify(names.map((name) => Object.keys(require(name)))));
      try { require('codelens-mcp/dist/engine'); } catch (error) { console.log(error.code); }`;
    const [names, refusal] = run(process.execPath, ['-e', program]).trim().split('\n');
    const [server, framework, testing] = JSON.parse(names!) as string[][];
    expect(server).toEqual(expect.arrayContaining(['codeLensRegistry', 'createMcpServer', 'serveStdio']));
    expect(framework).toEqual(expect.arrayContaining(['Tool', 'Arg', 'ReadOnlyTool', 'MutationTool', 'ToolRegistry']));
    expect(testing).toEqual(expect.arrayContaining(['describeToolContract', 'createToolHarness', 'fuzzArguments']));
    expect(refusal).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  it('has types for whoever writes a server with it', () => {
    writeFileSync(
      join(directory, 'server.ts'),
      `import { Arg, IsInt, ReadOnlyTool, Tool, ToolRegistry, type ToolContext } from 'codelens-mcp/framework';
      import { createMcpServer, serveStdio } from 'codelens-mcp';
      import { container } from 'tsyringe';

      @ReadOnlyTool({ name: 'double', description: 'Doubles a number.', examples: [{ value: 2 }] })
      class DoubleTool extends Tool<{ value: number }> {
        @Arg({ aliases: ['n'], description: 'The number' }) @IsInt() value!: number;
        execute(context: ToolContext): { value: number } {
          context.progress({ progress: 1 });
          return { value: 2 * this.value };
        }
      }
      const silent = () => undefined;
      const log = { debug: silent, info: silent, warn: silent, error: silent };
      const registry = ToolRegistry.from([DoubleTool]);
      void serveStdio(createMcpServer({ name: 'double', version: '1.0.0', registry, container, log }));`,
    );
    for (const name of ['tsyringe', '@types']) {
      symlinkSync(join(ROOT, 'node_modules', name), join(directory, 'node_modules', name));
    }
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--experimentalDecorators', '--emitDecoratorMetadata'];
    const modules = ['--module', 'node16', '--target', 'es2022', '--types', 'node'];
    run(process.execPath, [require.resolve('typescript/bin/tsc6'), ...flags, ...modules, 'server.ts']);
  });

  it('has a command', () => {
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { bin: { codelens: string } };
    const main = join(directory, 'node_modules', 'codelens-mcp', bin.codelens);
    expect(run(process.execPath, [main, '--help'])).toContain('Usage: codelens');
    expect(run(process.execPath, [main, 'tools'])).toContain('find_symbol');
  });
});
