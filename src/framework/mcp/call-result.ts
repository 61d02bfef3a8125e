import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { CallOutcome } from '../call';
import { prepareJson } from './prepared-json';

/**
 * A call's outcome as it goes on the wire. The answer stands there twice, since some hosts show the model only one of
 * the two; an error only as text: clients check `structuredContent` against the tool's output schema.
 */
export function toCallResult(outcome: CallOutcome): CallToolResult {
  if (!outcome.ok) {
    return { content: [{ type: 'text', text: JSON.stringify({ error: outcome.error.toWire() }) }], isError: true };
  }
  const { answer, text } = outcome;
  return prepareJson(
    { content: [{ type: 'text', text }], structuredContent: answer as Record<string, unknown> },
    `{"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}}`,
  );
}
