import { createToolHarness } from '../../../src/framework/testing';
import { ReadSymbolsTool } from '../../../src/tools/navigation/read-symbols.tool';
import { shapesTs } from '../fixture-project';

describe('read_symbols', () => {
  const tool = createToolHarness(ReadSymbolsTool, shapesTs);

  it('reads several symbols in the order of the question, by id and by name path', async () => {
    const { count, returned, symbols } = await tool.call({ symbols: ['shapes.ts#Unit', '/Shape'] });
    expect({ count, returned }).toEqual({ count: 2, returned: 2 });
    expect(symbols.map(({ id }) => id)).toEqual(['shapes.ts#Unit', 'shapes.ts#Shape']);
    expect(symbols[1]?.body).toContain('Shape');
  });

  it('tells for itself what names no symbol or several, and answers the others', async () => {
    const { returned, symbols } = await tool.call({ symbols: ['area', 'nobody', '/Shape'] });
    expect(returned).toBe(1);
    expect(symbols).toMatchObject([
      { asked: 'area', error: { type: 'Ambiguous' } },
      { asked: 'nobody', error: { type: 'NotFound' } },
      { asked: '/Shape', id: 'shapes.ts#Shape' },
    ]);
  });

  it('cuts a body at max_lines, and says where it goes on', async () => {
    const whole = (await tool.call({ symbols: ['/Shape'] })).symbols[0];
    const [first] = whole?.body?.split('\n') ?? [];
    const start = whole?.start_line ?? 0;
    expect((await tool.call({ symbols: ['/Shape'], max_lines: 1 })).symbols[0]).toMatchObject({
      body: first,
      body_continues: `lines ${start + 1}-${whole?.end_line ?? 0} of shapes.ts`,
    });
  });
});
