import { container } from 'tsyringe';
import { Arg, IsInt, IsOptional, MutationTool, ReadOnlyTool, Tool, ToolRegistry } from '../../../src/framework';
import { connect, rejectionOf, transportOf, type Connection } from './connect';
import { SemanticSearch } from './sample-tools';
import { EmptyResultSchema } from '@modelcontextprotocol/sdk/types.js';

class Sum {
  @Arg({ description: 'The sum', type: 'integer' })
  @IsInt()
  sum!: number;
}

@ReadOnlyTool({ name: 'add', description: 'Adds.', title: 'Add numbers', result: Sum, examples: [{}] })
class Add extends Tool<Sum> {
  execute(): Sum {
    return Object.assign(new Sum(), { sum: 3 });
  }
}

@MutationTool({
  name: 'reset',
  description: 'Resets.',
  examples: [{}],
  destructive: false,
  idempotent: true,
  openWorld: true,
})
class Reset extends Tool {
  @Arg({ description: 'Where to', type: 'integer' })
  @IsOptional()
  @IsInt()
  to?: number;

  execute(): object {
    return {};
  }
}

type Listed = Awaited<ReturnType<Connection['client']['listTools']>>['tools'][number];

const propertiesOf = (tools: Listed[], name: string): string[] => {
  const tool = tools.find((listed) => listed.name === name);
  return Object.keys(tool?.inputSchema.properties ?? {});
};

describe('initialize', () => {
  it('says name, version, instructions and that there are tools', async () => {
    const { client } = await connect({ instructions: 'Search first.' });
    expect(client.getServerVersion()).toEqual({ name: 'sample', version: '1.2.3' });
    expect(client.getInstructions()).toBe('Search first.');
    expect(client.getServerCapabilities()).toEqual({ tools: {} });
  });

  it('is not reached when the container lacks a service: creating the server says so', async () => {
    class Missing {
      constructor(readonly size: number) {}
    }
    @ReadOnlyTool({ name: 'needy', description: 'Needs something.', examples: [{}] })
    class Needy extends Tool {
      constructor(readonly missing: Missing) {
        super();
      }

      execute(): object {
        return {};
      }
    }
    await expect(connect({ registry: ToolRegistry.from([Needy]), container })).rejects.toThrow(/Needy.*Missing/);
  });
});

describe('tools/list', () => {
  it('describes a tool with title, schema and all four hints', async () => {
    const { client } = await connect({ registry: ToolRegistry.from([Add, Reset]) });
    const { tools } = await client.listTools();
    expect(tools).toEqual([
      {
        name: 'add',
        title: 'Add numbers',
        description: 'Adds.',
        inputSchema: { type: 'object', properties: {} },
        annotations: {
          title: 'Add numbers',
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      {
        name: 'reset',
        title: 'Reset',
        description: 'Resets.',
        inputSchema: {
          type: 'object',
          properties: { to: { type: 'integer', description: 'Where to' } },
          additionalProperties: false,
        },
        annotations: {
          title: 'Reset',
          readOnlyHint: false,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: true,
        },
      },
    ]);
  });

  it('is one page: a cursor can only be wrong', async () => {
    const { client } = await connect();
    expect(await client.listTools()).not.toHaveProperty('nextCursor');
    expect(await rejectionOf(client.listTools({ cursor: '2' }))).toMatchObject({ code: -32602 });
  });

  it('is the same frozen object for every session', async () => {
    const sent: object[] = [];
    for (let session = 0; session < 2; session++) {
      const { client, server } = await connect();
      const transport = transportOf(server);
      const send = transport.send.bind(transport);
      transport.send = (message, options) => {
        if ('result' in message) sent.push(message.result);
        return send(message, options);
      };
      await client.listTools();
      await client.listTools();
    }
    expect(new Set(sent).size).toBe(1);
    const everything: unknown[] = [sent[0]];
    for (const value of everything) {
      expect(Object.isFrozen(value)).toBe(true);
      if (typeof value === 'object' && value !== null) everything.push(...(Object.values(value) as unknown[]));
    }
  });

  it.each([
    ['auto', 'claude-code', true],
    ['auto', 'cursor-vscode', false],
    ['auto', 'not-claude-code', false],
    ['never', 'claude-code', false],
    ['always', 'cursor-vscode', true],
    [undefined, 'claude-code', true],
    [undefined, 'test', false],
  ] as const)('with aliases %s shows them to %s: %s', async (advertiseAliases, clientName, shown) => {
    const { client } = await connect({ advertiseAliases }, clientName);
    const { tools } = await client.listTools();
    expect(propertiesOf(tools, 'semantic_search').sort()).toEqual(
      shown ? ['limit', 'max_results', 'query', 'top_k'] : ['max_results', 'query'],
    );
  });

  it('leaves additionalProperties out of strict tools where a host refuses the word', async () => {
    const { client } = await connect({ registry: ToolRegistry.from([Reset]), closeStrictObjects: false });
    const { tools } = await client.listTools();
    expect(tools[0]?.inputSchema).not.toHaveProperty('additionalProperties');
  });

  it('has output schemas only when asked, and answers with unknown arguments fit them', async () => {
    const registry = ToolRegistry.from([Add, SemanticSearch]);
    const plain = await connect({ registry });
    expect(JSON.stringify(await plain.client.listTools())).not.toContain('outputSchema');
    const { client } = await connect({ registry, outputSchemas: true });
    const { tools } = await client.listTools();
    expect(tools[0]).toMatchObject({ name: 'add', outputSchema: { type: 'object', properties: { sum: {} } } });
    expect(tools[1]).not.toHaveProperty('outputSchema');
    // The client checks the answer against the schema it has seen.
    expect(await client.callTool({ name: 'add', arguments: { banana: 1 } })).toMatchObject({
      structuredContent: { sum: 3, unknown_args: ['banana'] },
    });
  });
});

describe('any other method', () => {
  it('is not found', async () => {
    const { client } = await connect();
    expect(await rejectionOf(client.request({ method: 'tools/burn' }, EmptyResultSchema))).toMatchObject({
      code: -32601,
      message: expect.stringContaining('Method not found') as string,
    });
  });

  it('leaves ping to the SDK', async () => {
    const { client } = await connect();
    expect(await client.ping()).toEqual({});
  });
});
