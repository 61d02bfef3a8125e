import { TextSearch } from '../../engine';
import {
  Arg,
  IsBoolean,
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
import { PATH_ALIASES } from '../aliases';
import { MATCH_DETAIL, SearchForPatternResult } from './search-for-pattern.result';

@ReadOnlyTool({
  name: 'search_for_pattern',
  description:
    'Search the text of all files of the project by regular expression. Returns lines grouped by file, each with the symbol around it.',
  result: SearchForPatternResult,
  examples: [{ pattern: 'area' }, { pattern: 'area()', literal: true, path: '*.ts', context_lines: 1 }],
})
export class SearchForPatternTool extends Tool<SearchForPatternResult> {
  @Arg({ description: 'Regular expression (Rust or PCRE2 syntax), matched within one line' })
  @IsString()
  @IsNotEmpty()
  pattern!: string;

  @Arg({ aliases: PATH_ALIASES, description: 'File, directory or glob (src/**/*.ts) to search in' })
  @IsOptional()
  @IsString()
  path?: string;

  @Arg({ description: 'Whether the pattern is plain text' })
  @IsBoolean()
  literal = false;

  @Arg({ description: 'Lines to show before and after each match' })
  @IsInt()
  @Min(0)
  @Max(20)
  contextLines = 0;

  @Arg('max_matches', { aliases: LIMIT_ALIASES, description: 'Most matching lines to return' })
  @IsInt()
  @Min(1)
  @Max(1000)
  maxMatches = 50;

  constructor(private readonly text: TextSearch) {
    super();
  }

  async execute(context: ToolContext): Promise<SearchForPatternResult> {
    const found = await this.text.search(this.pattern, {
      within: this.path,
      literal: this.literal,
      contextLines: this.contextLines,
      limit: this.maxMatches,
      signal: context.signal,
    });
    return context.fit(found, MATCH_DETAIL);
  }
}
