import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { discoverTools, NoToolInFile, UndecoratedTool } from '../../../src/framework';

/** Tools written as plain JavaScript, which applies decorators by call. */
const FRAMEWORK = JSON.stringify(join(__dirname, '../../../src/framework'));
const toolFile = (className: string, name: string): string => `
  const { ReadOnlyTool, Tool } = require(${FRAMEWORK});
  class ${className} extends Tool { execute() { return {}; } }
  ReadOnlyTool({ name: '${name}', description: 'A tool.', examples: [{}] })(${className});
  exports.${className} = ${className};
  exports.NOTE = 'not a class';
  exports.helper = () => undefined;
`;

describe('discoverTools', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'discover-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), content);
  };
  const names = (): string[] => discoverTools(directory).map((tool) => tool.name);

  it('loads every tool file below the folder, in the order of their paths', () => {
    write('search/find.tool.js', toolFile('Find', 'find'));
    write('editing/replace.tool.js', toolFile('Replace', 'replace'));
    write('about.tool.js', toolFile('About', 'about'));
    expect(names()).toEqual(['About', 'Replace', 'Find']);
  });

  it('loads nothing else', () => {
    write('find.tool.js', toolFile('Find', 'find'));
    for (const other of ['find.js', 'find.tool.d.ts', 'find.tool.js.map', 'tool.js', 'find.tool.json']) {
      write(other, 'throw new Error("loaded")');
    }
    expect(names()).toEqual(['Find']);
  });

  it('lists a class once that several files export', () => {
    write('find.tool.js', toolFile('Find', 'find'));
    write('search.tool.js', `exports.Search = require('./find.tool.js').Find;`);
    expect(names()).toEqual(['Find']);
  });

  it('refuses a file that exports no tool, and names it', () => {
    write('empty.tool.js', 'exports.helper = () => 1;');
    expect(names).toThrow(NoToolInFile);
    expect(names).toThrow(/empty\.tool\.js: a \*\.tool file must export/);
  });

  it('refuses an exported tool that nobody decorated, even beside a decorated one', () => {
    write(
      'find.tool.js',
      `${toolFile('Find', 'find')}
       exports.Forgotten = class Forgotten extends Tool { execute() { return {}; } };`,
    );
    expect(names).toThrow(UndecoratedTool);
    expect(names).toThrow(/^Forgotten: exported by .*find\.tool\.js without @ReadOnlyTool or @MutationTool/);
  });

  it('refuses an undecorated subclass of a tool: it would be listed under nobody’s name', () => {
    write('find.tool.js', `${toolFile('Find', 'find')} exports.Sub = class Sub extends Find {};`);
    expect(names).toThrow(/^Sub: exported by/);
  });

  it('says what a file throws while it is loaded', () => {
    write('broken.tool.js', 'throw new Error("no such table")');
    expect(names).toThrow('no such table');
  });

  it('says when the folder does not exist', () => {
    expect(() => discoverTools(join(directory, 'missing'))).toThrow(/ENOENT.*missing/);
  });
});
