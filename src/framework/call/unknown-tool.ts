import type { ToolRegistry } from '../registry';

/** The call names a tool that is not here. Not a `ToolError`: there is no tool that could have failed. */
export class UnknownTool extends Error {
  override readonly name = 'UnknownTool';
  readonly data: { readonly did_you_mean?: readonly string[]; readonly known_tools: readonly string[] };

  constructor(tool: string, registry: ToolRegistry) {
    super(`unknown tool: ${tool}`);
    const nearest = registry.nearest(tool);
    this.data = {
      ...(nearest.length > 0 && { did_you_mean: nearest }),
      known_tools: registry.definitions.map(({ name }) => name),
    };
  }
}
