import { SymbolLookup } from '../../engine';
import {
  Arg,
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  Min,
  ReadOnlyTool,
  Tool,
  type ToolContext,
} from '../../framework';
import { fromEngineError } from '../engine-errors';
import { READ_SYMBOLS_DETAIL, ReadSymbolsResult, type Reading } from './read-symbols.result';

@ReadOnlyTool({
  name: 'read_symbols',
  description:
    'Read the source of several symbols in one call. A name that means several symbols, or none, is told for itself; the others are answered.',
  result: ReadSymbolsResult,
  examples: [{ symbols: ['/Shape'] }, { symbols: ['shapes.ts#Shape', 'nobody'], max_lines: 20 }],
})
export class ReadSymbolsTool extends Tool<ReadSymbolsResult> {
  @Arg({ description: 'Symbol ids or name paths' })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  symbols!: string[];

  @Arg({ description: 'Most lines of each body; of a longer one the first so many' })
  @IsInt()
  @Min(1)
  @Max(2000)
  maxLines = 200;

  constructor(private readonly lookup: SymbolLookup) {
    super();
  }

  async execute(context: ToolContext): Promise<ReadSymbolsResult> {
    const readings: Reading[] = [];
    for (const asked of this.symbols) readings.push(await this.read(asked, context.signal));
    return context.fit({ readings, maxLines: this.maxLines }, READ_SYMBOLS_DETAIL);
  }

  private async read(asked: string, signal: AbortSignal): Promise<Reading> {
    try {
      const { file, namePath } = await this.lookup.one(asked, { signal });
      return { asked, found: await this.lookup.body({ file, namePath }, signal) };
    } catch (error) {
      const known = fromEngineError(error);
      if (!known || signal.aborted) throw error;
      return { asked, error: known.toWire() };
    }
  }
}
