import { rmSync } from 'node:fs';
import { occurrencesOf } from '../../../src/engine/store/occurrence-queries';
import { TemporaryIndex } from './temporary-index';

const temporary = new TemporaryIndex();
const { files } = temporary;

describe('occurrencesOf', () => {
  it('tells where a name is used, by file, and follows what is changed, renamed and removed', async () => {
    files.write('a.ts', 'export function load() {}\n');
    files.write('b.ts', "import { load } from './a';\nload();\n");
    files.write('c.py', 'load = 1\nprint(load)\n');
    const store = temporary.openStore();
    const { index } = temporary.openIndex({ store });
    const found = (name: string): string[] =>
      store
        .read((connection) => occurrencesOf(connection, name))
        .map(
          ({ file, places }) => `${file} ${places.map(({ role, line, column }) => `${role} ${line}:${column}`).join()}`,
        );

    await index.update();
    expect(found('load')).toEqual(['b.ts import 1:10,call 2:1', 'c.py name 2:7']);
    expect(found('lo')).toEqual([]);

    files.write('b.ts', "import { save } from './a';\nsave();\n");
    rmSync(files.path('c.py'));
    await index.update();
    expect(found('load')).toEqual([]);
    expect(found('save')).toEqual(['b.ts import 1:10,call 2:1']);
  });

  it.each(['constructor', '__proto__', 'ä', '名前', "it's", '%'])('knows the name %s', async (name) => {
    files.write('a.ts', `x[${JSON.stringify(name)}]; import { ${JSON.stringify(name)} as y } from 'z';\n`);
    const store = temporary.openStore();
    await temporary.openIndex({ store }).index.update();
    expect(store.read((connection) => occurrencesOf(connection, name))).toMatchObject([
      { file: 'a.ts', places: [{ role: 'import', line: 1 }] },
    ]);
  });
});
