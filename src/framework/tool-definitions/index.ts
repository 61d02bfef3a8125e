export type {
  ArgDefinition,
  ArgumentMode,
  ConstraintDefinition,
  InputSchema,
  JsonSchema,
  ObjectDefinition,
  ToolAnnotations,
  ToolDefinition,
  ValueType,
} from './tool-definition';
export { buildToolDefinition } from './build-tool-definition';
export { buildInputSchema, type InputSchemaOptions } from './input-schema';
export { describeType } from './keywords';
export { LIMIT_ALIASES } from './names';
export { buildOutputSchema, checkResult } from './result-schema';
export * from './errors';
