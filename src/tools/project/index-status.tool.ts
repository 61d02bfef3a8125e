import { ProjectIndex } from '../../engine';
import { ReadOnlyTool, Tool } from '../../framework';
import { IndexStatusResult, toIndexStatusResult } from './index-status.result';

@ReadOnlyTool({
  name: 'index_status',
  description: 'What the index holds: languages, files, symbols, what is pending, and what was skipped and why.',
  result: IndexStatusResult,
  examples: [{}],
})
export class IndexStatusTool extends Tool<IndexStatusResult> {
  constructor(private readonly index: ProjectIndex) {
    super();
  }

  execute(): IndexStatusResult {
    return toIndexStatusResult(this.index.status());
  }
}
