import type { IndexStatus } from '../../engine';
import { IsArray, IsIn, IsInt, IsOptional, IsString, Type, ValidateNested } from '../../framework';

class LanguageStatus {
  @IsString() language!: string;
  @IsInt() files!: number;
  @IsInt() symbols!: number;
}

class SkippedStatus {
  @IsString() reason!: string;
  @IsInt() count!: number;
  /** A few of the paths. */
  @IsArray() @IsString({ each: true }) examples!: string[];
}

const STATES = ['indexing', 'ready'] as const;

export class IndexStatusResult {
  @IsString() root!: string;
  @IsIn(STATES) state!: (typeof STATES)[number];
  @IsArray() @ValidateNested({ each: true }) @Type(() => LanguageStatus) languages!: LanguageStatus[];
  @IsInt() files!: number;
  @IsInt() symbols!: number;
  /** Files still to be looked at, as far as is known. */
  @IsInt() pending!: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => SkippedStatus) skipped!: SkippedStatus[];
  /** Where the index is kept; absent when it is in memory only. */
  @IsOptional() @IsString() location?: string;
  @IsInt() size_bytes!: number;
  @IsOptional() @IsArray() @IsString({ each: true }) warnings?: string[];
}

export function toIndexStatusResult(status: IndexStatus): IndexStatusResult {
  const { root, state, languages, files, symbols, pending, skipped, location, size, warnings } = status;
  return {
    root,
    state,
    languages: [...languages],
    files,
    symbols,
    pending,
    skipped: skipped.map(({ reason, count, examples }) => ({ reason, count, examples: [...examples] })),
    ...(location !== undefined && { location }),
    size_bytes: size,
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}
