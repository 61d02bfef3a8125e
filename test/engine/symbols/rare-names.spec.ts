import { type FindOptions, SymbolLookup } from '../../../src/engine';
import { EngineError } from '../../../src/engine/errors';
import { Workspace } from '../../../src/engine/workspace';
import { TemporaryIndex } from '../store/temporary-index';

let giveUp = (): void => undefined;

// It stands before the hook that closes the index, which waits for what is being parsed.
afterEach(() => {
  giveUp();
});

const temporary = new TemporaryIndex();
const { files } = temporary;

/** An index whose parser stops at whatever is common, until it gives up as a parser does that is closed. */
function openStopped(waitMs = 20_000): SymbolLookup {
  const gate = new Promise<void>((_, reject) => {
    giveUp = () => {
      reject(new EngineError('cancelled', 'the test is over'));
    };
  });
  const { index } = temporary.openIndex({
    waitMs,
    onParse: (text) => (text.includes('Common') ? gate : undefined),
  });
  index.start();
  return new SymbolLookup(new Workspace(files.root), index);
}

beforeEach(() => {
  for (let number = 0; number < 400; number++) {
    files.write(`many/${number}.ts`, `export class Common${number} {}\n`);
  }
  files.write('src/rare.ts', 'export class Seldom {\n  rarelyCalled() {}\n}\nconst text = "Nowhere";\n');
});

describe('find, while a large project is indexed for the first time', () => {
  it.each<[string, FindOptions, string[]]>([
    ['Seldom', {}, ['src/rare.ts#Seldom']],
    ['Seldom/rarelyCalled', {}, ['src/rare.ts#Seldom/rarelyCalled']],
    ['CALLED', { exact: false }, ['src/rare.ts#Seldom/rarelyCalled']],
    ['Seldom', { within: 'many' }, []],
    ['Nowhere', {}, []],
    ['nothingOfThatName', {}, []],
  ])('answers whole for %s %j when the files that mention it are known', async (name, options, ids) => {
    const found = await openStopped().find(name, options);
    expect(found).toMatchObject({ count: ids.length, complete: true });
    expect(found.symbols.map(({ id }) => id)).toEqual(ids);
  });

  it.each(['Common', 'Sëldom'])('does not for %s, which more files mention, or who knows how', async (name) => {
    expect(await openStopped(500).find(name, { exact: false })).toMatchObject({ complete: false });
  });

  it('knows a file that mentions it and was written after the first answer', async () => {
    const symbols = openStopped();
    await symbols.find('Seldom');
    files.write('src/another.ts', 'export function Seldom() {}\n');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await symbols.find('Seldom')).toMatchObject({ count: 2, complete: true });
  });
});
