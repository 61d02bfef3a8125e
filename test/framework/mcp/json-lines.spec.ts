import { JsonLines } from '../../../src/framework/mcp/json-lines';

const push = (lines: JsonLines, text: string): string[] => [...lines.push(Buffer.from(text))].map(String);

describe('JsonLines', () => {
  it('gives the lines of a chunk', () => {
    expect(push(new JsonLines(100), '{"a":1}\n{"b":2}\n')).toEqual(['{"a":1}', '{"b":2}']);
  });

  it('joins a line that comes in pieces', () => {
    const lines = new JsonLines(100);
    expect(push(lines, '{"a"')).toEqual([]);
    expect(push(lines, ':1')).toEqual([]);
    expect(push(lines, '}\n{"b"')).toEqual(['{"a":1}']);
    expect(push(lines, ':2}\n')).toEqual(['{"b":2}']);
  });

  it('joins a character that is cut in two', () => {
    const lines = new JsonLines(100);
    const bytes = Buffer.from('"é"\n');
    expect([...lines.push(bytes.subarray(0, 2))]).toEqual([]);
    expect([...lines.push(bytes.subarray(2))].map(String)).toEqual(['"é"']);
  });

  it('does not cut at other separators of lines', () => {
    expect(push(new JsonLines(100), '"a\u2028b\rc"\n')).toEqual(['"a\u2028b\rc"']);
  });

  it('refuses a line that does not end', () => {
    const lines = new JsonLines(10);
    expect(push(lines, '0123456789')).toEqual([]);
    expect(() => push(lines, '0')).toThrow(RangeError);
  });

  it('counts each line for itself', () => {
    const lines = new JsonLines(10);
    for (let line = 0; line < 5; line++) expect(push(lines, '12345678\n123')).toHaveLength(1);
  });
});
