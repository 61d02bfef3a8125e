import { SymbolLookup } from '../../engine';
import { Arg, IsInt, IsString, Max, Min, ReadOnlyTool, Tool, type ToolContext } from '../../framework';
import { PATH_ALIASES } from '../aliases';
import { DIRECTORY_DETAIL, FILE_DETAIL, SymbolsOverviewResult } from './get-symbols-overview.result';

@ReadOnlyTool({
  name: 'get_symbols_overview',
  description:
    'What a file or directory holds: the names in a file by kind, with lines; for a directory one line per file.',
  result: SymbolsOverviewResult,
  examples: [{ path: 'shapes.ts' }, { path: 'shapes.ts', depth: 2 }, { path: '.' }],
})
export class GetSymbolsOverviewTool extends Tool<SymbolsOverviewResult> {
  @Arg({ aliases: PATH_ALIASES, description: 'File or directory; "." is the whole project' })
  @IsString()
  path!: string;

  @Arg({ description: 'Levels of nested symbols to show of a file' })
  @IsInt()
  @Min(1)
  @Max(10)
  depth = 1;

  constructor(private readonly symbols: SymbolLookup) {
    super();
  }

  async execute(context: ToolContext): Promise<SymbolsOverviewResult> {
    const overview = await this.symbols.overview(this.path, { depth: this.depth, signal: context.signal });
    return overview.kind === 'file' ? context.fit(overview, FILE_DETAIL) : context.fit(overview, DIRECTORY_DETAIL);
  }
}
