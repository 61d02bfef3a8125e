/** The call names a tool that is not here. Not a `ToolError`: there is no tool that could have failed. */
export class UnknownTool extends Error {
  override readonly name = 'UnknownTool';
  readonly data: { readonly did_you_mean?: readonly string[]; readonly known_tools: readonly string[] };

  constructor(tool: string, nearest: readonly string[], known: readonly string[]) {
    super(`unknown tool: ${tool}`);
    this.data = { ...(nearest.length > 0 && { did_you_mean: nearest }), known_tools: known };
  }
}
