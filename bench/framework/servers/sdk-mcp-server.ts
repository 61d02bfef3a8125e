/** The SDK's own high-level server with zod schemas. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { reportCpu } from './report-cpu';

const server = new McpServer({ name: 'sdk', version: '1.0.0' });
const maxResults = z.number().int().min(1).max(200).default(20).describe('Most results to return');

for (let index = 0; index < 38; index++) {
  server.registerTool(
    `filler_${index}`,
    {
      description: `Fills the list, number ${index}.`,
      inputSchema: { query: z.string().describe('Words to look for'), max_results: maxResults },
    },
    () => ({ content: [{ type: 'text', text: '{}' }] }),
  );
}

const answerWith = (answer: Record<string, unknown>) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
  structuredContent: answer,
});
server.registerTool('noop', { description: 'Does nothing.', inputSchema: {} }, () => answerWith({ ok: true }));
server.registerTool(
  'batch',
  {
    description: 'Counts the edits it was given.',
    inputSchema: {
      max_results: maxResults,
      edits: z.array(z.object({ line: z.number().int().min(1), text: z.string() })).describe('The edits'),
    },
  },
  ({ max_results, edits }) => answerWith({ limit: max_results, edits: edits.length }),
);
reportCpu();
void server.connect(new StdioServerTransport());
