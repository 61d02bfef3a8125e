import { buildInputSchema, type ArgDefinition, type ToolDefinition } from '../../framework';
import { codeLensRegistry } from '../../server/registry';

export function listTools(options: { json?: boolean }): void {
  const { definitions } = codeLensRegistry();
  if (options.json) {
    const tools = definitions.map((definition) => ({
      name: definition.name,
      description: definition.description,
      inputSchema: buildInputSchema(definition, { advertiseAliases: false, closeStrictObjects: true }),
      annotations: definition.annotations,
    }));
    process.stdout.write(`${JSON.stringify(tools, null, 2)}\n`);
    return;
  }
  process.stdout.write(`${definitions.map(describe).join('\n\n')}\n`);
}

function describe(definition: ToolDefinition): string {
  const kind = definition.mode === 'strict' ? 'changes files' : 'read-only';
  return [`${definition.name} (${kind})`, `  ${definition.description}`, ...definition.args.map(describeArg)].join(
    '\n',
  );
}

function describeArg(arg: ArgDefinition): string {
  const notes = [
    arg.required ? 'required' : undefined,
    arg.defaultValue === undefined ? undefined : `default ${JSON.stringify(arg.defaultValue)}`,
    arg.aliases.length > 0 ? `also: ${arg.aliases.join(', ')}` : undefined,
  ].filter((note) => note !== undefined);
  return `    ${arg.wireName.padEnd(16)} ${arg.description}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}
