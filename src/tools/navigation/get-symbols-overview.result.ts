import type { DirectoryOverview, FileOverview, OverviewSymbol, SymbolKind } from '../../engine';
import {
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Type,
  ValidateNested,
  type DetailLadder,
} from '../../framework';

export class KindGroup {
  @IsString() kind!: string;
  /** `12-80 Registry/register`: lines, then the name path. */
  @IsArray() @IsString({ each: true }) symbols!: string[];
}

export class SymbolsOverviewResult {
  @IsString() path!: string;
  /** All symbols of the file, or all files below the directory. */
  @IsInt() count!: number;
  @IsInt() returned!: number;
  @IsOptional() @IsString() language?: string;
  @IsOptional() @IsInt() lines?: number;
  /** Places that the parser could not read; absent when there are none. */
  @IsOptional() @IsInt() parse_errors?: number;
  @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => KindGroup) kinds?: KindGroup[];
  /** One line per file: `src/shapes.ts: typescript, 40 lines, 2 class, 5 method`. */
  @IsOptional() @IsArray() @IsString({ each: true }) files?: string[];
  @IsOptional() @IsBoolean() truncated?: boolean;
  /** How to get the rest. */
  @IsOptional() @IsString() hint?: string;
  @IsOptional() @IsBoolean() complete?: boolean;
  @IsOptional() @IsInt() pending_files?: number;
}

export const FILE_DETAIL: DetailLadder<FileOverview, SymbolsOverviewResult> = {
  steps: [(overview) => ofFile(overview, flatten(overview.symbols)), (overview) => ofFile(overview, overview.symbols)],
  count: (overview) => flatten(overview.symbols).length,
  cut: (overview, items) => ofFile(overview, flatten(overview.symbols).slice(0, items)),
};

export const DIRECTORY_DETAIL: DetailLadder<DirectoryOverview, SymbolsOverviewResult> = {
  steps: [
    (overview) => ofDirectory(overview, overview.files.map(describeFile)),
    (overview) =>
      ofDirectory(
        overview,
        overview.files.map(({ path, lines }) => `${path}: ${lines} lines`),
      ),
  ],
  count: (overview) => overview.files.length,
  cut: (overview, items) =>
    ofDirectory(
      overview,
      overview.files.slice(0, items).map(({ path }) => path),
    ),
};

function ofFile(overview: FileOverview, shown: readonly OverviewSymbol[]): SymbolsOverviewResult {
  const { path, language, lines, parseErrors, count } = overview;
  const kinds = new Map<SymbolKind, string[]>();
  for (const { symbol } of shown) {
    const line = `${symbol.startLine}-${symbol.endLine} ${symbol.namePath}`;
    kinds.set(symbol.kind, [...(kinds.get(symbol.kind) ?? []), line]);
  }
  const truncated = shown.length < count;
  return {
    path,
    language,
    lines,
    count,
    returned: shown.length,
    ...(parseErrors > 0 && { parse_errors: parseErrors }),
    kinds: [...kinds].map(([kind, symbols]) => ({ kind, symbols })),
    ...(truncated && { truncated, hint: 'nested symbols: raise depth, or ask find_symbol with file_path' }),
  };
}

function ofDirectory(overview: DirectoryOverview, files: string[]): SymbolsOverviewResult {
  const truncated = files.length < overview.files.length;
  return {
    path: overview.path,
    count: overview.files.length,
    returned: files.length,
    files,
    ...(truncated && { truncated, hint: 'too many files for one answer: ask for a directory below' }),
    ...(!overview.complete && { complete: false }),
    ...(overview.pending !== undefined && { pending_files: overview.pending }),
  };
}

function describeFile({ path, language, lines, kinds, skipped }: DirectoryOverview['files'][number]): string {
  if (skipped) return `${path}: skipped (${skipped})`;
  const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`);
  return `${path}: ${[language, `${lines} lines`, ...counts].join(', ')}`;
}

function flatten(symbols: readonly OverviewSymbol[]): OverviewSymbol[] {
  return symbols.flatMap((symbol) => [symbol, ...flatten(symbol.children)]);
}
