import ignore from 'ignore';
import { EngineError } from '../errors';
import type { ProjectIndex } from '../store';
import { symbolsOf } from '../store';
import type { SymbolRecord } from '../symbols';
import { toRecords } from '../symbols/symbol-records';
import type { Workspace } from '../workspace';
import { type FileMatches, MatchReader, type TextMatch } from './matches';
import { runRipgrep } from './ripgrep';

export interface TextSearchOptions {
  /** File, directory or glob as in a `.gitignore`; undefined for the whole project. */
  readonly within?: string;
  /** True: the pattern is a text; false: a regular expression of Rust's `regex`, or of PCRE2 where that has no word for it. */
  readonly literal?: boolean;
  /** Lines before and after each match, 0 unless given. */
  readonly contextLines?: number;
  /** Most matches to return, 50 unless given. */
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

/** A match and the innermost symbol around it. */
export interface PlacedMatch extends TextMatch {
  /** Name path; undefined outside of all symbols, and in a file that is not indexed. */
  readonly symbol?: string;
}

export interface FoundText {
  /** Lines that match, whatever the limit. */
  readonly count: number;
  /** In the order of paths and lines. */
  readonly files: readonly { readonly file: string; readonly matches: readonly PlacedMatch[] }[];
  /** Files that could not be read, as ripgrep says it. */
  readonly complaints: readonly string[];
}

const DEFAULT_LIMIT = 50;

/** Finds text in the project's files as they are on the disk. */
export class TextSearch {
  constructor(
    private readonly workspace: Workspace,
    private readonly index: ProjectIndex,
  ) {}

  /**
   * @throws EngineError `invalid` for a pattern that is none, `not_found` when `within` names no file of the project,
   *   `timeout`, `cancelled`
   */
  async search(pattern: string, options: TextSearchOptions = {}): Promise<FoundText> {
    const { within, literal = false, contextLines = 0, limit = DEFAULT_LIMIT, signal } = options;
    if ((literal ? NEWLINE : NEWLINE_PATTERN).test(pattern)) {
      throw new EngineError('invalid', 'a pattern is matched within one line: it cannot contain a newline', {
        pattern,
      });
    }
    const files = await this.filesWithin(within, signal);
    const reader = new MatchReader(limit, contextLines);
    const complaints = await runRipgrep({
      root: this.workspace.root,
      options: [
        ...OPTIONS,
        `--context=${contextLines}`,
        ...(literal ? ['--fixed-strings'] : []),
        `--regexp=${pattern}`,
      ],
      files,
      signal,
      onLine: reader.read,
    });
    const shown = firstMatches(reader.files, limit);
    return { count: reader.count, files: await this.placed(shown, signal), complaints };
  }

  private async filesWithin(within: string | undefined, signal: AbortSignal | undefined): Promise<string[]> {
    const files = await this.workspace.listFiles({ signal });
    if (within === undefined) {
      return files;
    }
    const wanted = ignore().add(isGlob(within) ? within : `/${this.workspace.locate(within).relative}`);
    const found = within === '.' ? files : files.filter((file) => wanted.ignores(file));
    if (found.length === 0) {
      throw new EngineError('not_found', `no file of the project is within ${within}`, { path: within });
    }
    return found;
  }

  /** A file that is not indexed has no symbols: that is no reason not to show its text. */
  private async placed(files: readonly FileMatches[], signal: AbortSignal | undefined): Promise<FoundText['files']> {
    const { value } = await this.index.answer(
      (connection) => ({
        value: files.map(({ file, matches }) => {
          const symbols = toRecords(connection, symbolsOf(connection, file));
          return { file, matches: matches.map((match) => place(match, symbols)) };
        }),
        files: files.map(({ file }) => file).filter((file) => symbolsOf(connection, file).length > 0),
      }),
      { signal },
    );
    return value;
  }
}

/** One search after the other through the files in their order; `$` stands before a CRLF too. */
const OPTIONS = ['--json', '--no-config', '--threads=1', '--engine=auto', '--crlf'];

const NEWLINE = /\n/;
/** A newline or the escape for it, behind an even number of backslashes. PCRE2 would take it, and never find it. */
const NEWLINE_PATTERN = /\n|(?<!\\)(?:\\\\)*\\n/;

function isGlob(within: string): boolean {
  return /[*?[\]!]/.test(within);
}

function firstMatches(files: readonly FileMatches[], limit: number): FileMatches[] {
  let left = limit;
  return files.flatMap(({ file, matches }) => {
    const first = matches.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{ file, matches: first }] : [];
  });
}

/** The innermost symbol is the last that begins before the line and ends after it. */
function place(match: TextMatch, symbols: readonly SymbolRecord[]): PlacedMatch {
  const around = symbols.findLast(({ startLine, endLine }) => startLine <= match.line && match.line <= endLine);
  return around ? { ...match, symbol: around.namePath } : match;
}
