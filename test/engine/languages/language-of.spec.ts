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
    ['Rakefile', 'ruby'],
    ['init.lua', 'lua'],
    ['run.sh', 'bash'],
    ['home/.bashrc', 'bash'],
  ])('knows %s as %s', (path, id) => {
    expect(languageOf(path)?.id).toBe(id);
  });

  it('takes an extension in any case', () => {
    expect(languageOf('MAIN.PY')?.id).toBe('python');
  });

  it.each(['README.md', 'Makefile', '.ts', 'src/ts', 'a.ts.bak', 'py'])('knows no language for %s', (path) => {
    expect(languageOf(path)).toBeUndefined();
  });

  it('tells by the text whose an extension is that several languages have', () => {
    const shared = new Map<string, string[]>();
    for (const { id, extensions } of LANGUAGES) {
      for (const extension of extensions) shared.set(extension, [...(shared.get(extension) ?? []), id]);
    }
    expect([...shared].filter(([, ids]) => ids.length > 1)).toEqual([['.h', ['cpp', 'c']]]);
  });

  it.each([
    ['class A {};', 'cpp'],
    ['namespace a {\n}', 'cpp'],
    ['template <typename T> T f();', 'cpp'],
    ['struct A {\npublic:\n int x; };', 'cpp'],
    ['int f(std::string s);', 'cpp'],
    ['int x = nullptr;', 'cpp'],
    ['struct a { int x; };\nint f(void);', 'c'],
    ['#ifdef __cplusplus\nextern "C" {\n#endif\nint f(void);', 'c'],
    ['/* class A */ // std::string\nconst char *a = "a::b";', 'c'],
    ['int class_of(int template_id);', 'c'],
    ['', 'c'],
  ])('takes a header with %j for %s', (text, id) => {
    expect(languageOf('a.h', text)?.id).toBe(id);
    expect(languageOf('a.c', text)?.id).toBe('c');
    expect(languageOf('a.hpp', text)?.id).toBe('cpp');
  });

  it('claims no id twice', () => {
    expect(new Set(LANGUAGES.map(({ id }) => id)).size).toBe(LANGUAGES.length);
  });

  it('names queries that exist', () => {
    for (const path of LANGUAGES.flatMap(({ definitions, occurrences }) => [...definitions, ...occurrences])) {
      expect([path, existsSync(path)]).toEqual([path, true]);
    }
  });
});
