import { EngineError } from '../../../src/engine';
import { type NamePath, parseNamePath } from '../../../src/engine/symbols';

function path(anchored: boolean, ...segments: (string | [name: string, occurrence: number])[]): NamePath {
  return {
    anchored,
    segments: segments.map((segment) =>
      typeof segment === 'string' ? { name: segment } : { name: segment[0], occurrence: segment[1] },
    ),
  };
}

describe('parseNamePath', () => {
  it.each<[string, NamePath]>([
    ['foo', path(false, 'foo')],
    ['Class/foo', path(false, 'Class', 'foo')],
    ['/Class/foo', path(true, 'Class', 'foo')],
    ['::ns::foo', path(true, 'ns', 'foo')],
    ['foo[1]', path(false, ['foo', 1])],
    ['foo[0]', path(false, ['foo', 0])],
    ['Class[2]/foo[10]', path(false, ['Class', 2], ['foo', 10])],
    ['Class.foo', path(false, 'Class', 'foo')],
    ['a::b.c/d#e', path(false, 'a', 'b', 'c', 'd', 'e')],
    ['Foo#bar', path(false, 'Foo', 'bar')],
    ['#x', path(false, '#x')],
    ['Class/#x', path(false, 'Class', '#x')],
    ['Class.#x', path(false, 'Class', '#x')],
    ['Class##x', path(false, 'Class', '#x')],
    ['[Symbol.iterator]', path(false, '[Symbol.iterator]')],
    ['C/[Symbol.iterator][1]', path(false, 'C', ['[Symbol.iterator]', 1])],
    ['[0]', path(false, '[0]')],
    ['foo[x]', path(false, 'foo[x]')],
    ['a:b', path(false, 'a:b')],
    ['名前/ünï', path(false, '名前', 'ünï')],
    ['constructor', path(false, 'constructor')],
    [' a b ', path(false, ' a b ')],
  ])('reads %s', (text, expected) => {
    expect(parseNamePath(text)).toEqual(expected);
  });

  it.each(['', '/', '::', 'a/', 'a//b', '.a', 'a.', '#', 'a::', 'a/#'])(
    'refuses %j, where a name is missing',
    (text) => {
      const refusal = new EngineError('invalid', `not a name path: ${JSON.stringify(text)}; a name is missing`);
      expect(() => parseNamePath(text)).toThrow(refusal);
    },
  );
});
