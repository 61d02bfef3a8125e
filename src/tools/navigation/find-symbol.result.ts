import { SYMBOL_KINDS, type FoundSymbols, type SymbolKind, type SymbolRecord } from '../../engine';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Type,
  ValidateNested,
  type DetailLadder,
} from '../../framework';
import { boundedBody } from './bounded-body';

/** Lines of a body that is shown whole; of a longer one the first so many. */
const BODY_LINES = 120;

export class FoundSymbol {
  /** Accepted wherever a symbol is. */
  @IsString() id!: string;
  @IsIn(SYMBOL_KINDS) kind!: SymbolKind;
  @IsString() file!: string;
  @IsInt() start_line!: number;
  @IsInt() end_line!: number;
  @IsOptional() @IsString() signature?: string;
  @IsOptional() @IsString() container?: string;
  /** First line of the documentation. */
  @IsOptional() @IsString() doc?: string;
  @IsOptional() @IsString() body?: string;
  /** Where a long body goes on. */
  @IsOptional() @IsString() body_continues?: string;
}

export class FileCount {
  @IsString() file!: string;
  @IsInt() count!: number;
}

export class FindSymbolResult {
  /** All that match, whatever the limit. */
  @IsInt() count!: number;
  @IsInt() returned!: number;
  @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => FoundSymbol) symbols?: FoundSymbol[];
  /** In place of the symbols where these are too many for one answer. */
  @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => FileCount) files?: FileCount[];
  @IsOptional() @IsBoolean() truncated?: boolean;
  /** How to get the rest. */
  @IsOptional() @IsString() hint?: string;
  /** False while files that were not looked at yet may hold more; absent when the answer is complete. */
  @IsOptional() @IsBoolean() complete?: boolean;
  @IsOptional() @IsInt() pending_files?: number;
}

/** What the lookup found, and the bodies where they were asked for. */
export interface FoundWithBodies {
  readonly found: FoundSymbols;
  /** Text by id; undefined when none was asked for. */
  readonly bodies?: ReadonlyMap<string, string>;
}

/** Full, without bodies, without signatures, counts per file. */
export const FIND_SYMBOL_DETAIL: DetailLadder<FoundWithBodies, FindSymbolResult> = {
  steps: [
    ({ found, bodies }) =>
      withSymbols(found, found.symbols, (symbol) => ({ ...full(symbol), ...body(symbol, bodies) })),
    ({ found, bodies }) => withSymbols(found, found.symbols, full, bodies && 'bodies left out; ask for fewer symbols'),
    ({ found }) => withSymbols(found, found.symbols, place, 'details left out; ask for fewer symbols'),
    ({ found }) => withCounts(found),
  ],
  count: ({ found }) => found.symbols.length,
  cut: ({ found }, items) => withSymbols(found, found.symbols.slice(0, items), place),
};

function withSymbols(
  found: FoundSymbols,
  symbols: readonly SymbolRecord[],
  describe: (symbol: SymbolRecord) => FoundSymbol,
  note?: string,
): FindSymbolResult {
  const truncated = symbols.length < found.count;
  const hint = [truncated && 'raise max_matches, or narrow with file_path or kinds', note].filter(Boolean).join('; ');
  return {
    count: found.count,
    returned: symbols.length,
    symbols: symbols.map(describe),
    ...(truncated && { truncated }),
    ...(hint && { hint }),
    ...completeness(found),
  };
}

function withCounts(found: FoundSymbols): FindSymbolResult {
  const counts = new Map<string, number>();
  for (const { file } of found.symbols) counts.set(file, (counts.get(file) ?? 0) + 1);
  return {
    count: found.count,
    returned: 0,
    files: [...counts].map(([file, count]) => ({ file, count })),
    truncated: true,
    hint: 'too many for one answer: lower max_matches, or narrow with file_path or kinds',
    ...completeness(found),
  };
}

function completeness({ complete, pending }: FoundSymbols): Pick<FindSymbolResult, 'complete' | 'pending_files'> {
  if (complete) return {};
  return pending === undefined ? { complete } : { complete, pending_files: pending };
}

function place({ id, kind, file, startLine, endLine }: SymbolRecord): FoundSymbol {
  return { id, kind, file, start_line: startLine, end_line: endLine };
}

function full(symbol: SymbolRecord): FoundSymbol {
  const { signature, container, doc } = symbol;
  return { ...place(symbol), signature, ...(container && { container }), ...(doc && { doc }) };
}

function body(symbol: SymbolRecord, bodies: FoundWithBodies['bodies']): Pick<FoundSymbol, 'body' | 'body_continues'> {
  const text = bodies?.get(symbol.id);
  return text === undefined ? {} : boundedBody(symbol, text, BODY_LINES);
}
