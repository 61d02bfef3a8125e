import { joinPath, occurrencesOf, pathSegment } from '../../../src/engine/symbols/occurrences';
import type { ExtractedSymbol } from '../../../src/engine/symbols/symbol';

/** Paths of symbols given as names and the places of their containers. */
function pathsOf(...symbols: [name: string, parent: number][]): string[] {
  const occurrences = occurrencesOf(symbols.map(([name, parent]) => ({ name, parent }) as ExtractedSymbol));
  const paths: string[] = [];
  symbols.forEach(([name, parent], index) => {
    paths.push(joinPath(paths[parent] ?? '', pathSegment(name, occurrences[index] ?? NaN)));
  });
  return paths;
}

describe('occurrencesOf', () => {
  it('numbers symbols of the same path from the second on', () => {
    expect(pathsOf(['f', -1], ['g', -1], ['f', -1], ['f', -1])).toEqual(['f', 'g', 'f[1]', 'f[2]']);
  });

  it('counts in each container anew, also in containers of one name', () => {
    expect(pathsOf(['C', -1], ['f', 0], ['C', -1], ['f', 2], ['f', 2], ['f', -1])).toEqual([
      'C',
      'C/f',
      'C[1]',
      'C[1]/f',
      'C[1]/f[1]',
      'f',
    ]);
  });

  it('gives no two symbols one path, also where a name looks like an ordinal or a path', () => {
    const paths = pathsOf(['f[1]', -1], ['f', -1], ['f', -1], ['C', -1], ['a', 3], ['b', 4], ['a/b', 3], ['f[1]', -1]);
    expect(paths).toEqual(['f[1]', 'f', 'f[2]', 'C', 'C/a', 'C/a/b', 'C/a/b[1]', 'f[1][1]']);
  });

  it('knows names that every object has', () => {
    expect(pathsOf(['constructor', -1], ['__proto__', -1], ['constructor', -1])).toEqual([
      'constructor',
      '__proto__',
      'constructor[1]',
    ]);
  });
});
