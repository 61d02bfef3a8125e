import { createToolHarness } from '../../../src/framework/testing';
import { SearchForPatternTool } from '../../../src/tools/search/search-for-pattern.tool';
import { shapesTs } from '../fixture-project';

describe('search_for_pattern', () => {
  const tool = createToolHarness(SearchForPatternTool, shapesTs);

  it('groups the lines by file, each with the symbol around it', async () => {
    const { files } = await tool.call({ pattern: '^ +return ', path: '*.ts' });
    expect(files.length).toBeGreaterThan(0);
    for (const { file, matches = [] } of files) {
      expect(file).toMatch(/\.ts$/);
      for (const match of matches) expect(match).toMatchObject({ symbol: expect.any(String) as unknown });
    }
  });

  it('has the true count when it shows fewer, and says how to get the rest', async () => {
    const all = await tool.call({ pattern: 'e' });
    const some = await tool.call({ pattern: 'e', limit: 2 });
    expect(some).toMatchObject({ count: all.count, returned: 2, truncated: true });
    expect(some.hint).toContain('max_matches');
  });

  it('shows lines around where they are asked for', async () => {
    const { files } = await tool.call({ pattern: 'class', context_lines: '1', limit: 1 });
    expect(files[0]?.matches?.[0]?.after).toHaveLength(1);
  });

  it('gives up detail, never the count, when an answer would be too large', async () => {
    const answer = await tool.call({ pattern: '.', context_lines: 20, max_matches: 1000 });
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(40_000);
    expect(answer.hint).toContain('lines around left out');
    expect(answer.returned).toBe(answer.count);
  });

  it('answers what is no pattern as an error of the argument', async () => {
    await expect(tool.call({ pattern: '(' })).rejects.toMatchObject({ type: 'InvalidParam' });
  });
});
