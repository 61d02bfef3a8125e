export { describeToolContract } from './contract';
export { fuzzArguments } from './fuzz';
export { createToolHarness, type ToolHarness } from './harness';
export type { TestOptions, TestServices } from './services';
