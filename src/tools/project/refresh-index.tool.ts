import { ProjectIndex } from '../../engine';
import { ReadOnlyTool, Tool, type ToolContext } from '../../framework';
import { IndexStatusResult, toIndexStatusResult } from './index-status.result';

@ReadOnlyTool({
  name: 'refresh_index',
  description:
    'Bring the index up to date with the files now, and answer with its status. Seldom needed: answers are checked against the files anyway.',
  result: IndexStatusResult,
  examples: [{}],
})
export class RefreshIndexTool extends Tool<IndexStatusResult> {
  constructor(private readonly index: ProjectIndex) {
    super();
  }

  async execute(context: ToolContext): Promise<IndexStatusResult> {
    await this.index.update({
      signal: context.signal,
      onProgress: ({ done, total }) => {
        context.progress({ progress: done, total, message: `${done} of ${total} files` });
      },
    });
    return toIndexStatusResult(this.index.status());
  }
}
