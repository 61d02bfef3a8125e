import { parseSymbolId } from '../../../src/engine/symbols';
import { Workspace } from '../../../src/engine/workspace';
import { TemporaryProject } from '../workspace/temporary-project';

const project = new TemporaryProject();

function idIn(text: string): unknown {
  return parseSymbolId(new Workspace(project.root), text);
}

describe('parseSymbolId', () => {
  beforeEach(() => {
    project.write('src/a.ts');
    project.write('C#/b.cs');
  });

  it('is a file of the project and a name path', () => {
    expect(idIn('src/a.ts#Class/foo[1]')).toEqual({ file: 'src/a.ts', namePath: 'Class/foo[1]' });
    expect(idIn('src/a.ts#Class/#x')).toEqual({ file: 'src/a.ts', namePath: 'Class/#x' });
    expect(idIn('./src/../src/a.ts#f')).toEqual({ file: 'src/a.ts', namePath: 'f' });
    expect(idIn(`${project.path('src/a.ts')}#f`)).toEqual({ file: 'src/a.ts', namePath: 'f' });
  });

  it('may have a file with a # in its path', () => {
    expect(idIn('C#/b.cs#Foo#bar')).toEqual({ file: 'C#/b.cs', namePath: 'Foo#bar' });
  });

  it.each([
    'Foo#bar',
    '#x',
    'Class/#x',
    'src#a',
    'src/b.ts#f',
    'src/a.ts',
    'src/a.ts#',
    '../x#y',
    '.git/config#a',
    'a\0#b',
  ])('is not %j', (text) => {
    expect(idIn(text)).toBeUndefined();
  });
});
