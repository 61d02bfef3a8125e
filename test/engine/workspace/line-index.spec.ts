import { LineIndex } from '../../../src/engine/workspace';

function linesOf(text: string): [text: string, ending: string][] {
  const index = new LineIndex(text);
  return Array.from({ length: index.count }, (_, i) => {
    const line = index.line(i + 1);
    return [line.text, line.ending];
  });
}

describe('the lines of a text', () => {
  it.each<[string, [string, string][]]>([
    ['', []],
    ['a', [['a', '']]],
    ['a\n', [['a', '\n']]],
    ['\n', [['', '\n']]],
    [
      '\n\n',
      [
        ['', '\n'],
        ['', '\n'],
      ],
    ],
    [
      'a\r\nb\nc',
      [
        ['a', '\r\n'],
        ['b', '\n'],
        ['c', ''],
      ],
    ],
    ['\r\n', [['', '\r\n']]],
    ['a\rb\n', [['a\rb', '\n']]],
    ['a\r', [['a\r', '']]],
    ['a\r\r\n', [['a\r', '\r\n']]],
    [
      '\n\r\n',
      [
        ['', '\n'],
        ['', '\r\n'],
      ],
    ],
    ['a\u2028b\u0085c\n', [['a\u2028b\u0085c', '\n']]],
  ])('of %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it('have spans in UTF-16 code units', () => {
    expect(new LineIndex('😀\r\nb\n').span(1)).toEqual({ start: 0, end: 2, next: 4 });
    expect(new LineIndex('😀\r\nb\n').span(2)).toEqual({ start: 4, end: 5, next: 6 });
  });

  it.each([0, 3, 1.5, -1])('do not include line %d of two', (line) => {
    expect(() => new LineIndex('a\nb\n').span(line)).toThrow(RangeError);
  });
});

describe('the position of an offset', () => {
  it.each([
    ['ab\ncd', 0, 1, 1],
    ['ab\ncd', 2, 1, 3],
    ['ab\ncd', 3, 2, 1],
    ['ab\ncd', 5, 2, 3],
    ['ab\n', 3, 2, 1],
    ['', 0, 1, 1],
    ['a\r\nb', 2, 1, 3],
    ['😀x', 2, 1, 3],
    ['\n\n\n', 1, 2, 1],
  ])('%j at %d is %d:%d', (text, offset, line, column) => {
    expect(new LineIndex(text).position(offset)).toEqual({ line, column });
  });

  it.each([-1, 3, 0.5])('is refused for %d in a text of two', (offset) => {
    expect(() => new LineIndex('ab').position(offset)).toThrow(RangeError);
  });
});
