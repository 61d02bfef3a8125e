import type { FoundText, PlacedMatch } from '../../engine';
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

/** Characters of a line that are shown: what is longer is data or generated. */
const LINE_LENGTH = 300;

export class MatchedLine {
  @IsInt() line!: number;
  @IsOptional() @IsString() text?: string;
  /** Name path of the innermost symbol around it. */
  @IsOptional() @IsString() symbol?: string;
  @IsOptional() @IsArray() @IsString({ each: true }) before?: string[];
  @IsOptional() @IsArray() @IsString({ each: true }) after?: string[];
}

export class MatchedFile {
  @IsString() file!: string;
  @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => MatchedLine) matches?: MatchedLine[];
  /** In place of the matches where these are too many for one answer. */
  @IsOptional() @IsInt() count?: number;
}

export class SearchForPatternResult {
  /** Lines that match, whatever the limit. */
  @IsInt() count!: number;
  @IsInt() returned!: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => MatchedFile) files!: MatchedFile[];
  @IsOptional() @IsBoolean() truncated?: boolean;
  /** How to get the rest. */
  @IsOptional() @IsString() hint?: string;
  /** Files that could not be searched. */
  @IsOptional() @IsArray() @IsString({ each: true }) warnings?: string[];
}

/** Full, without the lines around, places only, counts per file. */
export const MATCH_DETAIL: DetailLadder<FoundText, SearchForPatternResult> = {
  steps: [
    (found) => withMatches(found, withContext),
    (found) => withMatches(found, withText, 'lines around left out'),
    (found) => withMatches(found, place, 'texts left out'),
    (found) => withCounts(found, found.files.length),
  ],
  count: (found) => found.files.length,
  cut: withCounts,
};

function withMatches(
  found: FoundText,
  describe: (match: PlacedMatch) => MatchedLine,
  note?: string,
): SearchForPatternResult {
  const returned = found.files.reduce((sum, { matches }) => sum + matches.length, 0);
  const truncated = returned < found.count;
  const hint = [truncated && 'raise max_matches, or narrow with path', note && `${note}; ask for fewer matches`];
  return {
    count: found.count,
    returned,
    files: found.files.map(({ file, matches }) => ({ file, matches: matches.map(describe) })),
    ...(truncated && { truncated }),
    ...(hint.some(Boolean) && { hint: hint.filter(Boolean).join('; ') }),
    ...warnings(found),
  };
}

function withCounts(found: FoundText, files: number): SearchForPatternResult {
  return {
    count: found.count,
    returned: 0,
    files: found.files.slice(0, files).map(({ file, matches }) => ({ file, count: matches.length })),
    truncated: true,
    hint: 'too many for one answer: lower max_matches, or narrow with path',
    ...warnings(found),
  };
}

function warnings({ complaints }: FoundText): Pick<SearchForPatternResult, 'warnings'> {
  return complaints.length > 0 ? { warnings: complaints.slice(0, 3) } : {};
}

function place({ line, symbol }: PlacedMatch): MatchedLine {
  return { line, ...(symbol !== undefined && { symbol }) };
}

function withText(match: PlacedMatch): MatchedLine {
  return { ...place(match), text: shortened(match.text) };
}

function withContext(match: PlacedMatch): MatchedLine {
  const { before, after } = match;
  return {
    ...withText(match),
    ...(before.length > 0 && { before: before.map(shortened) }),
    ...(after.length > 0 && { after: after.map(shortened) }),
  };
}

function shortened(text: string): string {
  return text.length <= LINE_LENGTH ? text : `${text.slice(0, LINE_LENGTH)}… (${text.length} characters)`;
}
