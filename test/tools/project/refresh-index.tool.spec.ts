import { createToolHarness } from '../../../src/framework/testing';
import { RefreshIndexTool } from '../../../src/tools/project/refresh-index.tool';
import { shapesTs } from '../fixture-project';

describe('refresh_index', () => {
  const tool = createToolHarness(RefreshIndexTool, shapesTs);

  it('answers when everything is indexed', async () => {
    expect(await tool.call()).toMatchObject({ state: 'ready', pending: 0 });
  });
});
