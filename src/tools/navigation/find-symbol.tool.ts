import { SYMBOL_KINDS, SymbolLookup, type SymbolKind } from '../../engine';
import {
  Arg,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  LIMIT_ALIASES,
  Max,
  Min,
  ReadOnlyTool,
  Tool,
  type ToolContext,
} from '../../framework';
import { FILE_PATH_ALIASES, NAME_ALIASES } from '../aliases';
import { FIND_SYMBOL_DETAIL, FindSymbolResult } from './find-symbol.result';

@ReadOnlyTool({
  name: 'find_symbol',
  description:
    'Find symbols by name, name path or id. Returns id, kind, file, lines, signature and first line of documentation; bodies on request.',
  result: FindSymbolResult,
  examples: [
    { name: 'Shape/area' },
    { name: 'area', limit: 5 },
    { name: 'area', exact_match: true, include_body: true },
  ],
})
export class FindSymbolTool extends Tool<FindSymbolResult> {
  @Arg({
    aliases: NAME_ALIASES,
    description: 'Name, name path (Class/method, /Class/method from the top of the file) or symbol id',
  })
  @IsString()
  @IsNotEmpty()
  name!: string;

  @Arg({ aliases: FILE_PATH_ALIASES, description: 'File or directory to search in' })
  @IsOptional()
  @IsString()
  filePath?: string;

  @Arg({ description: 'False: the last segment also matches as a case-insensitive substring, exact matches first' })
  @IsBoolean()
  exactMatch = false;

  @Arg({ description: 'Whether to return the source of each symbol' })
  @IsBoolean()
  includeBody = false;

  @Arg({ description: 'Only symbols of these kinds' })
  @IsOptional()
  @IsArray()
  @IsIn(SYMBOL_KINDS, { each: true })
  kinds?: SymbolKind[];

  @Arg('max_matches', { aliases: LIMIT_ALIASES, description: 'Most symbols to return' })
  @IsInt()
  @Min(1)
  @Max(500)
  maxMatches = 50;

  constructor(private readonly symbols: SymbolLookup) {
    super();
  }

  async execute(context: ToolContext): Promise<FindSymbolResult> {
    const { signal } = context;
    const found = await this.symbols.find(this.name, {
      within: this.filePath,
      exact: this.exactMatch,
      kinds: this.kinds,
      limit: this.maxMatches,
      signal,
    });
    if (!this.includeBody) return context.fit({ found }, FIND_SYMBOL_DETAIL);
    const bodies = new Map<string, string>();
    for (const symbol of found.symbols) {
      const { text } = await this.symbols.body(symbol, signal);
      bodies.set(symbol.id, text);
    }
    return context.fit({ found, bodies }, FIND_SYMBOL_DETAIL);
  }
}
