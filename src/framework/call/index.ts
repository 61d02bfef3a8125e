export { callTool, type CallOptions, type CallOutcome } from './call-tool';
export type { ProgressSink } from './call-context';
export { ANSWER_BUDGET, fit, type DetailLadder } from './fit';
export type { Progress, ToolContext, ToolLog } from './tool-context';
export { UnknownTool } from './unknown-tool';
