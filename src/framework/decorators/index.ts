export { Arg } from './arg.decorator';
export { MutationTool } from './mutation-tool.decorator';
export { ReadOnlyTool } from './read-only-tool.decorator';
