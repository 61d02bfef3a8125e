import type { SymbolBody } from '../../engine';
import {
  IsArray,
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Type,
  ValidateNested,
  type DetailLadder,
  type WireError,
} from '../../framework';
import { boundedBody } from './bounded-body';

export class ReadSymbol {
  /** As it was asked for. */
  @IsString() asked!: string;
  @IsOptional() @IsString() id?: string;
  @IsOptional() @IsString() kind?: string;
  @IsOptional() @IsInt() start_line?: number;
  @IsOptional() @IsInt() end_line?: number;
  @IsOptional() @IsString() body?: string;
  /** Where a long body goes on. */
  @IsOptional() @IsString() body_continues?: string;
  /** Why there is no symbol: as the error of a call. */
  @IsOptional() @IsObject() error?: object;
}

export class ReadSymbolsResult {
  /** How many were asked for. */
  @IsInt() count!: number;
  /** How many have their body here. */
  @IsInt() returned!: number;
  /** In the order of the question. */
  @IsArray() @ValidateNested({ each: true }) @Type(() => ReadSymbol) symbols!: ReadSymbol[];
  @IsOptional() @IsBoolean() truncated?: boolean;
  @IsOptional() @IsString() hint?: string;
}

/** One question of several: the body, or why there is none. */
export type Reading = { readonly asked: string } & (
  { readonly found: SymbolBody } | { readonly found?: undefined; readonly error: WireError }
);

export interface Readings {
  readonly readings: readonly Reading[];
  readonly maxLines: number;
}

/** All bodies; else the first ones, and the places of all. */
export const READ_SYMBOLS_DETAIL: DetailLadder<Readings, ReadSymbolsResult> = {
  steps: [({ readings, maxLines }) => withBodies({ readings, maxLines }, readings.length)],
  count: ({ readings }) => readings.length,
  cut: withBodies,
};

function withBodies({ readings, maxLines }: Readings, whole: number): ReadSymbolsResult {
  const symbols = readings.map((reading, index) => (index < whole ? inFull(reading, maxLines) : inBrief(reading)));
  const truncated = whole < readings.length;
  return {
    count: readings.length,
    returned: symbols.filter(({ body }) => body !== undefined).length,
    symbols,
    ...(truncated && {
      truncated,
      hint: 'too long for one answer: ask for the others by themselves, or lower max_lines',
    }),
  };
}

function inFull(reading: Reading, maxLines: number): ReadSymbol {
  if (!reading.found) return { asked: reading.asked, error: reading.error };
  const { symbol, text } = reading.found;
  return { ...inBrief(reading), ...boundedBody(symbol, text, maxLines) };
}

function inBrief({ asked, ...reading }: Reading): ReadSymbol {
  if (!reading.found) {
    const { type, message } = reading.error;
    return { asked, error: { type, message } };
  }
  const { id, kind, startLine, endLine } = reading.found.symbol;
  return { asked, id, kind, start_line: startLine, end_line: endLine };
}
