import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DirectoryOverview,
  type FileOverview,
  LineEditor,
  type OverviewSymbol,
  type ProjectIndex,
  SymbolLookup,
} from '../../../src/engine';
import { Workspace } from '../../../src/engine/workspace';
import { TemporaryIndex } from '../store/temporary-index';

const temporary = new TemporaryIndex();
const { files } = temporary;

let index: ProjectIndex;
let symbols: SymbolLookup;

const SHAPES = `/** A shape. */
export abstract class Shape {
  #id = 0;
  abstract area(): number;
  get name(): string { return 'shape'; }
}
export class Circle extends Shape {
  constructor(readonly radius: number) { super(); }
  area(): number { return 3 * this.radius ** 2; }
  [Symbol.iterator]() {}
}
export function area(shape: Shape): number;
export function area(shape: Shape, unit: string): number;
export function area(shape: Shape): number { return shape.area(); }
`;

function open(options?: Parameters<TemporaryIndex['openIndex']>[0]): { index: ProjectIndex; symbols: SymbolLookup } {
  const { index: opened } = temporary.openIndex(options);
  return { index: opened, symbols: new SymbolLookup(new Workspace(files.root), opened) };
}

/** An index of its own that does not wait for what is not indexed yet. */
function openImpatient(): ReturnType<typeof open> {
  return open({ store: temporary.openStore({ cache: join(files.outside, 'other') }), waitMs: 0 });
}

beforeEach(() => {
  files.write('src/shapes.ts', SHAPES);
  files.write('src/routes.js', "const routes = { '/users/:id': () => 1, 'k#m': () => 2, areas() {} };\n");
  files.write('lib/shapes.py', 'class Shape:\n    """A shape."""\n    def area(self): pass\n\nclass SHAPES: pass\n');
  ({ index, symbols } = open());
});

async function idsOf(...find: Parameters<SymbolLookup['find']>): Promise<string[]> {
  const found = await symbols.find(...find);
  expect(found.count).toBe(found.symbols.length);
  expect(found.complete).toBe(true);
  return found.symbols.map(({ id }) => id);
}

describe('find', () => {
  it('finds a name wherever it is, by path and place', async () => {
    expect(await idsOf('area')).toEqual([
      'lib/shapes.py#Shape/area',
      'src/shapes.ts#Shape/area',
      'src/shapes.ts#Circle/area',
      'src/shapes.ts#area',
      'src/shapes.ts#area[1]',
      'src/shapes.ts#area[2]',
    ]);
  });

  it('tells all that is known of a symbol', async () => {
    const { symbols: found } = await symbols.find('src/shapes.ts#Shape');
    expect(found).toEqual([
      {
        id: 'src/shapes.ts#Shape',
        file: 'src/shapes.ts',
        name: 'Shape',
        namePath: 'Shape',
        container: '',
        kind: 'class',
        startLine: 2,
        endLine: 6,
        start: SHAPES.indexOf('export abstract'),
        end: SHAPES.indexOf('\nexport class Circle'),
        nameLine: 2,
        nameColumn: 23,
        docStartLine: 1,
        signature: 'export abstract class Shape',
        doc: 'A shape.',
      },
    ]);
    const [method] = (await symbols.find('src/shapes.ts#Circle/area')).symbols;
    expect(method).toMatchObject({ name: 'area', namePath: 'Circle/area', container: 'Circle', kind: 'method' });
  });

  it.each<[string, string[]]>([
    ['Circle/area', ['src/shapes.ts#Circle/area']],
    ['Circle.area', ['src/shapes.ts#Circle/area']],
    ['Circle#area', ['src/shapes.ts#Circle/area']],
    ['Circle::area', ['src/shapes.ts#Circle/area']],
    ['/area', ['src/shapes.ts#area', 'src/shapes.ts#area[1]', 'src/shapes.ts#area[2]']],
    ['/Circle/area', ['src/shapes.ts#Circle/area']],
    ['area[2]', ['src/shapes.ts#area[2]']],
    ['/area[0]', ['src/shapes.ts#area']],
    ['Shape[0]/area', ['lib/shapes.py#Shape/area', 'src/shapes.ts#Shape/area']],
    ['#id', ['src/shapes.ts#Shape/#id']],
    ['Shape.#id', ['src/shapes.ts#Shape/#id']],
    ['[Symbol.iterator]', ['src/shapes.ts#Circle/[Symbol.iterator]']],
    ['Circle/[Symbol.iterator]', ['src/shapes.ts#Circle/[Symbol.iterator]']],
    ['/users/:id', ['src/routes.js#routes//users/:id']],
    ['k#m', ['src/routes.js#routes/k#m']],
    ['Circle', ['src/shapes.ts#Circle']],
    ['circle', []],
    ['/Shape/Circle', []],
    ['Shape[1]', []],
    ['hasOwnProperty', []],
  ])('reads %s as a name path', async (name, ids) => {
    expect(await idsOf(name)).toEqual(ids);
  });

  it('finds every symbol by its own id, whatever its name', async () => {
    const { symbols: all } = await symbols.find('a', { exact: false });
    expect(all.length).toBeGreaterThan(8);
    for (const { id } of all) {
      expect(await idsOf(id)).toEqual([id]);
    }
    expect(await idsOf('src/routes.js#routes//users/:id')).toEqual(['src/routes.js#routes//users/:id']);
    expect(await idsOf('src/routes.js#routes/k#m')).toEqual(['src/routes.js#routes/k#m']);
  });

  it('reads an id that is not written as we write it from the top of the file', async () => {
    expect(await idsOf('src/shapes.ts#Circle.area')).toEqual(['src/shapes.ts#Circle/area']);
    expect(await idsOf('src/shapes.ts#area[0]')).toEqual(['src/shapes.ts#area']);
    expect(await idsOf('src/shapes.ts#radius')).toEqual([]);
  });

  it('finds parts of the last name in any case when it need not be exact, exact ones first', async () => {
    expect(await idsOf('AREA', { exact: false })).toEqual([
      'lib/shapes.py#Shape/area',
      'src/routes.js#routes/areas',
      'src/shapes.ts#Shape/area',
      'src/shapes.ts#Circle/area',
      'src/shapes.ts#area',
      'src/shapes.ts#area[1]',
      'src/shapes.ts#area[2]',
    ]);
    expect(await idsOf('Shape', { exact: false })).toEqual([
      'lib/shapes.py#Shape',
      'src/shapes.ts#Shape',
      'lib/shapes.py#SHAPES',
    ]);
    expect(await idsOf('Circle/ar', { exact: false })).toEqual(['src/shapes.ts#Circle/area']);
    expect(await idsOf('Circ/area', { exact: false })).toEqual([]);
  });

  it('compares letters beyond ASCII in any case too, but bytes where it must be exact', async () => {
    files.write('u.py', 'def Übung(): pass\n');
    expect(await idsOf('übung', { exact: false, within: 'u.py' })).toEqual(['u.py#Übung']);
    expect(await idsOf('übung', { within: 'u.py' })).toEqual([]);
  });

  it('looks in a directory or a file only', async () => {
    expect(await idsOf('Shape', { within: 'src' })).toEqual(['src/shapes.ts#Shape']);
    expect(await idsOf('Shape', { within: 'lib/shapes.py' })).toEqual(['lib/shapes.py#Shape']);
    expect(await idsOf('Shape', { within: '.' })).toHaveLength(2);
    expect(await idsOf('Shape', { within: files.path('lib') })).toEqual(['lib/shapes.py#Shape']);
    expect(await idsOf('src/shapes.ts#Shape', { within: 'lib' })).toEqual([]);
    expect(await idsOf('src/shapes.ts#Shape', { within: 'src' })).toEqual(['src/shapes.ts#Shape']);
  });

  it('does not take a directory for one whose name it begins', async () => {
    files.write('src-old/a.ts', 'class Shape {}\n');
    files.write('src0/a.ts', 'class Shape {}\n');
    expect(await idsOf('Shape', { within: 'src' })).toEqual(['src/shapes.ts#Shape']);
  });

  it('finds only the kinds that are asked for', async () => {
    expect(await idsOf('area', { kinds: ['function'] })).toHaveLength(3);
    expect(await idsOf('src/shapes.ts#Circle', { kinds: ['function'] })).toEqual([]);
    expect(await idsOf('area', { kinds: [] })).toEqual([]);
  });

  it('counts all where it shows only some', async () => {
    expect(await symbols.find('area', { limit: 2 })).toMatchObject({
      symbols: [{ id: 'lib/shapes.py#Shape/area' }, { id: 'src/shapes.ts#Shape/area' }],
      count: 6,
    });
  });

  it('refuses what is no name path, unless it is a name', async () => {
    await expect(symbols.find('Circle/')).rejects.toMatchObject({ code: 'invalid' });
    files.write('r.js', "const r = { '/': () => 1 };\n");
    await index.update();
    expect(await idsOf('/')).toEqual(['r.js#r//']);
  });

  it('says that it cannot look where there is nothing to look at', async () => {
    files.write('README.md', '');
    await expect(symbols.find('x', { within: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(symbols.find('x', { within: 'README.md' })).rejects.toMatchObject({ code: 'unsupported' });
    await expect(symbols.find('x', { within: '..' })).rejects.toMatchObject({ code: 'path_denied' });
    await expect(symbols.find('README.md#x')).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('shows lines as they are now', async () => {
    expect((await symbols.find('Circle')).symbols[0]?.startLine).toBe(7);
    files.write('src/shapes.ts', `\n\n${SHAPES}`);
    expect((await symbols.find('Circle')).symbols[0]?.startLine).toBe(9);
    rmSync(files.path('src/shapes.ts'));
    expect(await symbols.find('Circle')).toMatchObject({ symbols: [], count: 0 });
  });

  it('knows at once what an edit changed', async () => {
    await symbols.find('Circle');
    await new LineEditor(new Workspace(files.root)).replaceLines({
      path: 'src/shapes.ts',
      startLine: 7,
      endLine: 7,
      content: 'class Disc {',
    });
    index.noteChanged(['src/shapes.ts']);
    expect(await idsOf('Disc')).toEqual(['src/shapes.ts#Disc']);
  });

  it('says how much is missing while the project is indexed', async () => {
    const impatient = openImpatient();
    files.git('init', '-q');
    expect(await impatient.symbols.find('Circle')).toEqual({ symbols: [], count: 0, complete: false, pending: 0 });
  });
});

describe('one', () => {
  it('is the symbol that is meant', async () => {
    expect(await symbols.one('Circle/area')).toMatchObject({ id: 'src/shapes.ts#Circle/area' });
    expect(await symbols.one('Shape', { within: 'lib' })).toMatchObject({ id: 'lib/shapes.py#Shape' });
  });

  it('is never a choice by chance: the candidates are named', async () => {
    await expect(symbols.one('Shape')).rejects.toMatchObject({
      code: 'ambiguous',
      message: '"Shape" names 2 symbols; give the id of the one that is meant',
      fields: {
        name: 'Shape',
        count: 2,
        candidates: [
          { id: 'lib/shapes.py#Shape', kind: 'class', start_line: 1, end_line: 3 },
          { id: 'src/shapes.ts#Shape', kind: 'class', start_line: 2, end_line: 6 },
        ],
      },
    });
  });

  it('names what may have been meant when there is none', async () => {
    await expect(symbols.one('Shape/aera')).rejects.toMatchObject({
      code: 'not_found',
      message: 'no symbol "Shape/aera"',
      fields: { name: 'Shape/aera', did_you_mean: ['area'] },
    });
    await expect(symbols.one('src/shapes.ts#Circel')).rejects.toMatchObject({
      fields: { did_you_mean: ['Circle'] },
    });
    await expect(symbols.one('nothingOfTheKind')).rejects.toMatchObject({ fields: { name: 'nothingOfTheKind' } });
  });

  it('does not name what is gone', async () => {
    await index.update();
    rmSync(files.path('src/shapes.ts'));
    await index.update();
    await expect(symbols.one('Circel')).rejects.toHaveProperty('fields', { name: 'Circel' });
  });

  it('is not known while other files are still to be indexed, but for a file and an id', async () => {
    for (let number = 0; number < 400; number++) {
      files.write(`many/${number}.ts`, 'export class Many {} // no Circle\n'.repeat(50));
    }
    const impatient = openImpatient();
    while (!impatient.index.status().files) {
      await impatient.index.requireFile('src/shapes.ts').catch(() => undefined);
    }
    await expect(impatient.symbols.one('Circle')).rejects.toMatchObject({ code: 'timeout' });
    expect(await impatient.symbols.one('Circle', { within: 'src/shapes.ts' })).toMatchObject({ name: 'Circle' });
    expect(await impatient.symbols.one('src/shapes.ts#Circle')).toMatchObject({ name: 'Circle' });
  });
});

describe('overview', () => {
  const outline = ({ symbol, childCount, children }: OverviewSymbol): unknown =>
    children.length > 0 ? [symbol.namePath, childCount, children.map(outline)] : [symbol.namePath, childCount];

  it('shows the symbols of a file as a tree, as deep as asked for', async () => {
    const flat = (await symbols.overview('src/shapes.ts')) as FileOverview;
    expect(flat).toMatchObject({
      kind: 'file',
      path: 'src/shapes.ts',
      language: 'typescript',
      lines: 14,
      parseErrors: 0,
    });
    expect(flat.symbols.map(outline)).toEqual([
      ['Shape', 3],
      ['Circle', 4],
      ['area', 0],
      ['area[1]', 0],
      ['area[2]', 0],
    ]);
    const deep = (await symbols.overview('src/shapes.ts', { depth: 2 })) as FileOverview;
    expect(deep.symbols.map(outline)[0]).toEqual([
      'Shape',
      3,
      [
        ['Shape/#id', 0],
        ['Shape/area', 0],
        ['Shape/name', 0],
      ],
    ]);
    expect([flat.count, deep.count]).toEqual([12, 12]);
  });

  it('shows a file as it is now, and an empty one as empty', async () => {
    await symbols.overview('src/shapes.ts');
    files.write('src/shapes.ts', '');
    expect(await symbols.overview('src/shapes.ts')).toMatchObject({ lines: 0, count: 0, symbols: [] });
  });

  it('shows for a directory what each file below has', async () => {
    files.write('src/deep/broken.ts', Buffer.from([0]));
    files.write('src/deep/empty.py', '');
    const { files: summaries, ...rest } = (await symbols.overview('src')) as DirectoryOverview;
    expect(rest).toEqual({ kind: 'directory', path: 'src', complete: true });
    expect(summaries).toEqual([
      { path: 'src/deep/broken.ts', language: 'typescript', lines: 0, kinds: new Map(), skipped: 'not_text' },
      { path: 'src/deep/empty.py', language: 'python', lines: 0, kinds: new Map() },
      {
        path: 'src/routes.js',
        language: 'javascript',
        lines: 1,
        kinds: new Map([
          ['constant', 1],
          ['method', 3],
        ]),
      },
      {
        path: 'src/shapes.ts',
        language: 'typescript',
        lines: 14,
        kinds: new Map([
          ['class', 2],
          ['function', 3],
          ['method', 3],
          ['constructor', 1],
          ['getter', 1],
          ['property', 2],
        ]),
      },
    ]);
    expect(await symbols.overview('.')).toMatchObject({ path: '.', files: { length: 5 } });
  });

  it('tells why there is nothing to show', async () => {
    files.write('README.md', '');
    await expect(symbols.overview('README.md')).rejects.toMatchObject({ code: 'unsupported' });
    await expect(symbols.overview('nowhere.ts')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('body', () => {
  it('is the text of the declaration, whatever stands before it', async () => {
    files.write('a.ts', '\uFEFF// 😀 é\r\n@dec\r\nexport class A {\r\n  m() {}\r\n}\r\nclass B {}\r\n');
    expect(await symbols.body(await symbols.one('A'))).toMatchObject({
      text: '@dec\r\nexport class A {\r\n  m() {}\r\n}',
      symbol: { startLine: 2, endLine: 5 },
    });
    expect((await symbols.body(await symbols.one('B'))).text).toBe('class B {}');
  });

  it('is taken from the file as it is now, with the symbol as it is now', async () => {
    const circle = await symbols.one('Circle');
    files.write('src/shapes.ts', `// moved\n${SHAPES.replace('3 *', '3.14 *')}`);
    const { symbol, text } = await symbols.body(circle);
    expect(symbol).toMatchObject({ id: circle.id, startLine: 8 });
    expect(text).toContain('3.14 *');
    expect(text).toMatch(/^export class Circle [^]*\}$/);
  });

  it('is not cut out of a text that came after the places were known', async () => {
    const change = (): void => {
      files.write('src/shapes.ts', `// moved\n${SHAPES}`);
    };
    class ChangingWorkspace extends Workspace {
      override locate(path: string): ReturnType<Workspace['locate']> {
        change();
        return super.locate(path);
      }
    }
    const circle = await symbols.one('Circle');
    const { text } = await new SymbolLookup(new ChangingWorkspace(files.root), index).body(circle);
    expect(text).toMatch(/^export class Circle [^]*\}$/);
  });

  it('tells when the symbol or its file is gone', async () => {
    const circle = await symbols.one('Circle');
    files.write('src/shapes.ts', 'class Other {}\n');
    await expect(symbols.body(circle)).rejects.toMatchObject({
      code: 'not_found',
      message: 'src/shapes.ts has no symbol Circle any more',
    });
    rmSync(files.path('src/shapes.ts'));
    await expect(symbols.body(circle)).rejects.toMatchObject({
      code: 'not_found',
      message: 'no such file: src/shapes.ts',
    });
  });
});
