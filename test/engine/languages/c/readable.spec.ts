import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readable } from '../../../../src/engine/languages/c/readable';

const FIXTURES = join(__dirname, '../../../fixtures');

/** What is left to be seen, with single spaces. */
function seen(text: string, dialect: 'c' | 'cpp' = 'cpp'): string {
  return readable(text, dialect).text.replace(/\s+/g, ' ').trim();
}

function namesIn(text: string): string[] {
  return readable(text, 'c').names.map(({ start, end, role }) => `${role} ${text.slice(start, end)}`);
}

describe('a readable text of C and C++', () => {
  it.each(['shapes-c/include/shapes.h', 'shapes-c/src/shapes.c', 'shapes-cpp/shapes.h', 'shapes-cpp/shapes.cc'])(
    'has each character of %s in its place, or a space',
    (path) => {
      const text = readFileSync(join(FIXTURES, path), 'utf8').replaceAll('\n', '\r\n');
      for (const dialect of ['c', 'cpp'] as const) {
        const lines = readable(text, dialect).text.split('\r\n');
        expect(lines.map(({ length }) => length)).toEqual(text.split('\r\n').map(({ length }) => length));
      }
    },
  );

  it.each([
    ['int f(void);\nstruct a { int b; };\nvoid g() { if (a) { b(c); } }'],
    ['FILE *open(const char *path);'],
    ['static DWORD count;'],
    ['BOOL\nfoo(int x) {}'],
    ['BOOL Window::Show(int x) {}'],
    ['const HANDLE a = b * FOO;'],
    ['int main(int argc, char **argv) { return FOO(x) * BAR; }'],
    ['class A { A(int x); ~A(); BOOL shown() const; };'],
    ['std::vector<int> v = {1, 2};'],
    ['enum class E : int { A = f(1), B };'],
    ['void f() { for (int i = 0; i < N; i++) { a(i); } while (x()) { } switch (y) { case A: break; } }'],
    ['int x = """a";'],
    ["int million = 1'000'000; char c = '{';"],
    ['auto s = R"x(#if " { )x";'],
  ])('is the text itself: %j', (text) => {
    expect(readable(text, 'cpp').text).toBe(text);
  });

  it.each([
    ['#ifdef A\nint f(int a)\n#else\nint f(void)\n#endif\n{ }', 'int f(int a) { }'],
    ['#ifdef A\nint f(void) { }\n#else\nint f(int a) { }\n#endif', 'int f(void) { } int f(int a) { }'],
    ['#if A\n#elif B\nif (x) {\n#else\nif (y) {\n#endif\n}', 'if (x) { }'],
    ["#if 0\nno code, isn't it {\n#else\nint a;\n#endif", 'int a;'],
    ['x = "a"\n#ifdef B\n"b"\n#else\n"c"\n#endif\n;', 'x = "a" "b" ;'],
    ['#ifdef A\n#define F int\n#else\n#define F long\n#endif', '#define F int #define F long'],
    ['#ifndef A_H\n#define A_H\nint a;', '#define A_H int a;'],
    ['int a;\n#endif', 'int a;'],
    ['#define A(x) \\\n  /* why */ \\\n  x', '#define A(x) \\ _* why *_ \\ x'],
    ['#define A 1 /* of\n two lines */\nint a;', '#define A 1 /* of two lines */ int a;'],
    ['#define A "http://a" \\\n  "b {"\nint a;', '#define A "http://a" \\ "b {" int a;'],
  ])("decides the preprocessor's conditionals: %j", (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it.each([
    ['MY_API int f(void);', 'int f(void);'],
    ['MY_API const char *f(void) MY_PURE MY_ATTR(1, 2);', 'const char *f(void) ;'],
    ['static MY_INLINE std::string f();', 'static std::string f();'],
    ['BOOL WINAPI f(int x);', 'BOOL f(int x);'],
    ['my_atomic size_t count = 0;', 'size_t count = 0;'],
    ['char *MY_CONST name;', 'char * name;'],
    ['MY_API type_t (*hook)(int) MY_ATTR;', 'int (*hook)(int) ;'],
    ['MY_EXPORT(int) f(void);', 'int f(void);'],
    [
      'class MY_API MY_FINAL A : public B { MY_API A(int x) : b(x) {} MY_API ~A(); };',
      'class A : public B { A(int x) : b(x) {} ~A(); };',
    ],
    ['struct __attribute__((packed)) a { int b; };', 'struct a { int b; };'],
    ['void f(MY_IN int a, T* MY_NULLABLE b MY_UNUSED);', 'void f( int a, T* b );'],
    ['template <typename T, MY_ENABLE_IF(sizeof(T) > 1)> T f();', 'template <typename T, int > T f();'],
    ['MY_BEGIN_NAMESPACE\nnamespace a {\n}\nMY_END_NAMESPACE', 'namespace a { }'],
    ['MY_DECLARE(a, b)\nint c;', 'int c;'],
    ['class A { MY_OBJECT\n public:\n MY_NO_COPY(A);\n int b MY_GUARDED_BY(c); };', 'class A { public: ; int b ; };'],
    ['enum a { B MY_DEPRECATED("") = 1, MY_OPTION(MY_C, 2), D };', 'enum a { B = 1, MY_C , D };'],
    ['TEST_CASE("a") { }', 'TEST_CASE( ) { }'],
    ['void f() { FOR_EACH(x) { } MY_TRACE("a")\n return; }', 'void f() { { } return; }'],
    ['void f() { if MY_CONSTEXPR (a) { } }', 'void f() { if (a) { } }'],
    ['f("a" MY_FORMAT "b", MY_QUOTE("c") "d");', 'f("a" "b", "d");'],
  ])('hides macros that a parser makes no sense of: %j', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it.each([
    ['struct a { BIT(done); };', 'struct a { int done ; };'],
    ['TEST(name) { }', 'TEST(); { }'],
    ['gen(a_, b_t)\nint c;', 'int c;'],
    ['void f() { x = va_arg(list, char *); }', 'void f() { x = va_arg(list, 0 ); }'],
  ])('makes of a macro in C what it most likely stands for: %j', (text, expected) => {
    expect(seen(text, 'c')).toBe(expected);
  });

  it.each([
    ['enum : int { A };', 'enum { A };'],
    ['void f(A a = {}, int b = 1);', 'void f(A a , int b = 1);'],
    ['void (A::*f)(int);', 'void ( *f)(int);'],
    ['class A { operator bool() const; };', 'class A { operator_____() const; };'],
    ['void f() { (a->*b)(); c->operator[](1); }', 'void f() { (a-> b)(); c->operator__(1); }'],
    ['auto f() -> decltype(g(), void());', 'auto f() -> decltype(g() );'],
    ['template class A<int>;', ';'],
  ])('hides what the grammar does not know: %j', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it('names what it hides, and what stands in macros and conditions', () => {
    expect(namesIn('MY_API int f(void) MY_ATTR(one);')).toEqual(['name MY_API', 'call MY_ATTR', 'name one']);
    expect(namesIn('#if defined(A) && B(1)\n#ifdef C\n#endif\n#endif')).toEqual(['name A', 'call B', 'name C']);
    expect(namesIn('#define F(x) g(x->y)')).toEqual(['call g', 'name x', 'member y']);
    expect(namesIn('#undef F\n#include "a.h"\n#pragma once\n#error no such thing')).toEqual(['name F']);
  });

  it('names nothing behind `#if 0`', () => {
    expect(namesIn('#if 0\nint a = b();\n#define C d\n#endif')).toEqual([]);
  });

  it('shows what only a conditional hides', () => {
    const text = '#ifdef A\nAPI_A int f(int a)\n#else\nint f(void)\n#endif\n{ }';
    expect(readable(text, 'c').shown.replace(/\s+/g, ' ').trim()).toBe('API_A int f(int a) { }');
  });

  it('takes a macro on the line of a declaration for an attribute of it', () => {
    const attributes = (text: string): string[] =>
      readable(text, 'cpp').attributes.map(({ start, end }) => text.slice(start, end));
    expect(attributes('MY_API MY_INLINE(1) int f();')).toEqual(['MY_API', 'MY_INLINE(1)']);
    expect(attributes('MY_BEGIN\nnamespace a { }')).toEqual([]);
  });

  it.each([
    '{{{((([[[',
    '}}}',
    '#if',
    '#else\n#endif\n#endif',
    '(',
    'enum : ',
    'template',
    'operator',
    '"',
    'R"(',
    '/*',
    '#define',
  ])('copes with %j', (text) => {
    for (const dialect of ['c', 'cpp'] as const) {
      expect(readable(text, dialect).text).toHaveLength(text.length);
    }
  });

  it('copes with what is nested or repeated without end', () => {
    for (const text of ['#if A\n', 'operator ', '{', '[)', 'A<', 'A(', 'f({1},', 'template<', 'decltype(']) {
      expect(readable(text.repeat(10_000), 'cpp').text).toHaveLength(text.length * 10_000);
    }
  });
});
