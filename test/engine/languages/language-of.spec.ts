import { existsSync } from 'node:fs';
import { LANGUAGES, languageOf } from '../../../src/engine/languages';

describe('languageOf', () => {
  it.each([
    ['src/app.ts', 'typescript'],
    ['src/app.mts', 'typescript'],
    ['src/app.cts', 'typescript'],
    ['types/app.d.ts', 'typescript'],
    ['src/App.tsx', 'tsx'],
    ['lib/app.js', 'javascript'],
    ['lib/app.mjs', 'javascript'],
    ['lib/app.cjs', 'javascript'],
    ['lib/App.jsx', 'javascript'],
    ['app/main.py', 'python'],
    ['app/main.pyi', 'python'],
    ['cmd/main.go', 'go'],
    ['src/lib.rs', 'rust'],
    ['src/Main.java', 'java'],
    ['src/main.c', 'c'],
    ['include/main.h', 'c'],
    ['src/Main.cs', 'csharp'],
    ['index.php', 'php'],
    ['lib/main.rb', 'ruby'],
    ['main.gemspec', 'ruby'],
  ])('knows %s as %s', (path, id) => {
    expect(languageOf(path)?.id).toBe(id);
  });

  it('takes an extension in any case', () => {
    expect(languageOf('MAIN.PY')?.id).toBe('python');
  });

  it.each(['README.md', 'Makefile', '.ts', 'src/ts', 'a.ts.bak', 'py'])('knows no language for %s', (path) => {
    expect(languageOf(path)).toBeUndefined();
  });

  it('claims no extension and no id twice', () => {
    const extensions = LANGUAGES.flatMap((language) => language.extensions);
    expect(new Set(extensions).size).toBe(extensions.length);
    expect(new Set(LANGUAGES.map(({ id }) => id)).size).toBe(LANGUAGES.length);
  });

  it('names queries that exist', () => {
    for (const path of LANGUAGES.flatMap(({ definitions, occurrences }) => [...definitions, ...occurrences])) {
      expect([path, existsSync(path)]).toEqual([path, true]);
    }
  });
});
