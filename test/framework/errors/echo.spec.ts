import { echo } from '../../../src/framework';

describe('a value in an error', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;

  it.each<[unknown, string]>([
    ['a "b"\n', '"a \\"b\\"\\n"'],
    ['', '""'],
    [1.5, '1.5'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ a: [1] }, '{"a":[1]}'],
    [NaN, 'NaN'],
    [-Infinity, '-Infinity'],
    [10n, '10n'],
    [() => 1, '[Function (anonymous)]'],
    [Symbol('s'), 'Symbol(s)'],
    [{ toJSON: () => undefined }, 'undefined'],
    [[10n], 'an array that JSON cannot show'],
    [circle, 'an object that JSON cannot show'],
    [deep, 'an array that JSON cannot show'],
  ])('%#', (value, text) => {
    expect(echo(value)).toBe(text);
  });

  it('is whole up to 200 characters, and then cut', () => {
    expect(echo('x'.repeat(198))).toBe(`"${'x'.repeat(198)}"`);
    expect(echo('x'.repeat(199))).toBe(`"${'x'.repeat(199)}… (cut, 201 characters in all)`);
  });

  it('is not cut within a character', () => {
    expect(echo(`${'x'.repeat(198)}💥`)).toBe(`"${'x'.repeat(198)}… (cut, 202 characters in all)`);
    expect(echo(`${'x'.repeat(197)}💥💥`)).toBe(`"${'x'.repeat(197)}💥… (cut, 203 characters in all)`);
  });
});
