/** The reference: the SDK's low-level server with hand-written schemas and handlers that trust their arguments. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { reportCpu } from './report-cpu';

interface Batch {
  readonly limit?: number;
  readonly edits?: readonly { readonly line: number; readonly text: string }[];
}

const tools = Array.from({ length: 38 }, (_, index) => ({
  name: `filler_${index}`,
  description: `Fills the list, number ${index}.`,
  inputSchema: {
    type: 'object' as const,
    properties: {
      query: { type: 'string', description: 'Words to look for' },
      max_results: { type: 'integer', minimum: 1, maximum: 200, description: 'Most results to return (default 20)' },
    },
    required: ['query'],
  },
})).concat(
  [
    { name: 'noop', description: 'Does nothing.', inputSchema: { type: 'object' as const, properties: {} } },
    {
      name: 'batch',
      description: 'Counts the edits it was given.',
      inputSchema: {
        type: 'object' as const,
        properties: {
          max_results: {
            type: 'integer',
            minimum: 1,
            maximum: 200,
            description: 'Most results to return (default 20)',
          },
          edits: {
            type: 'array',
            description: 'The edits',
            items: {
              type: 'object',
              properties: {
                line: { type: 'integer', minimum: 1, description: 'The line' },
                text: { type: 'string', description: 'The text' },
              },
              required: ['line', 'text'],
            },
          },
        },
      },
    },
  ].map((tool) => tool as never),
);

// eslint-disable-next-line @typescript-eslint/no-deprecated -- the reference is the low-level server
const server = new Server({ name: 'bare', version: '1.0.0' }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, (request) => {
  const batch = (request.params.arguments ?? {}) as Batch;
  const answer =
    request.params.name === 'noop' ? { ok: true } : { limit: batch.limit, edits: batch.edits?.length ?? 0 };
  return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
});
reportCpu();
void server.connect(new StdioServerTransport());
