import { EngineError } from '../errors';
import { fileAt, filesBelow, kindCounts, type ProjectIndex, symbolsOf } from '../store';
import { readTextFile, type Workspace } from '../workspace';
import { parseNamePath } from './name-path';
import { maybeSeveral, noSuchSymbol, noSymbol, severalSymbols, suggestions } from './not-one';
import { type DirectoryOverview, type FileOverview, fileOverview, fileSummary } from './overview';
import { isInScope, scopeOf } from './scope';
import type { SymbolKind, SymbolRecord } from './symbol';
import { parseSymbolId, type SymbolId } from './symbol-id';
import { toRecords } from './symbol-records';
import { type Matches, mentionOf, searchById, searchByName } from './symbol-search';

export interface ScopeOptions {
  /** File or directory to search in; undefined for the whole project. */
  readonly within?: string;
  /** Undefined for all. */
  readonly kinds?: readonly SymbolKind[];
  readonly signal?: AbortSignal;
}

export interface FindOptions extends ScopeOptions {
  /** False: the last name also matches as a substring, in any case of letters. True unless given. */
  readonly exact?: boolean;
  /** Most symbols to return, 50 unless given. */
  readonly limit?: number;
}

/** Exact matches first, then by path and place in the file; `count` is not bounded by the limit. */
export interface FoundSymbols extends Matches {
  /** False when files that were not looked at yet may hold more, or others. */
  readonly complete: boolean;
  /** How many files those are, as far as is known; absent when the answer is complete. */
  readonly pending?: number;
}

export interface SymbolBody {
  /** As it is now. */
  readonly symbol: SymbolRecord;
  /** The whole declaration, without its doc comment. */
  readonly text: string;
}

const DEFAULT_LIMIT = 50;
const CANDIDATES_SHOWN = 20;
/** How often a file is read again since it changed meanwhile. */
const ROUNDS = 5;

/** Finds symbols by name, name path or id. What it answers is as it is on the disk now. */
export class SymbolLookup {
  constructor(
    private readonly workspace: Workspace,
    private readonly index: ProjectIndex,
  ) {}

  /**
   * @param query name path or id
   * @throws EngineError `invalid` for what is neither; as `ProjectIndex.requireFile` for `within` and the file of an id
   */
  async find(query: string, options: FindOptions = {}): Promise<FoundSymbols> {
    const id = parseSymbolId(this.workspace, query);
    return id ? this.findById(id, options) : this.findByName(query, options);
  }

  /**
   * The one symbol that is meant.
   * @throws EngineError `ambiguous` with the candidates, `not_found` with the nearest names, `timeout` when files that
   *   may hold another one are not indexed yet; those of `find`
   */
  async one(query: string, options: ScopeOptions = {}): Promise<SymbolRecord> {
    const found = await this.find(query, { ...options, limit: CANDIDATES_SHOWN });
    const [symbol] = found.symbols;
    if (!symbol) {
      const { value } = await this.index.answer((connection) => ({ value: suggestions(connection, query), files: [] }));
      throw noSymbol(query, found, value);
    }
    if (found.count > 1) {
      throw severalSymbols(query, found);
    }
    if (!found.complete) {
      throw maybeSeveral(query, found);
    }
    return symbol;
  }

  /**
   * What a file or directory holds.
   * @param depth levels of a file's symbols to show, at least 1
   * @throws EngineError as `ProjectIndex.requireFile`
   */
  async overview(
    path: string,
    { depth = 1, signal }: { readonly depth?: number; readonly signal?: AbortSignal } = {},
  ): Promise<FileOverview | DirectoryOverview> {
    const scope = await scopeOf(this.workspace, this.index, path, signal);
    if (scope.kind === 'file') {
      return this.overviewOfFile(scope.path, depth, signal);
    }
    return this.overviewOfDirectory(scope.kind === 'project' ? '' : scope.path, signal);
  }

  /**
   * The text of a symbol's declaration.
   * @throws EngineError `not_found` when its file has no such symbol any more, `conflict` when the file does not come to
   *   rest; those of `ProjectIndex.requireFile`
   */
  async body({ file, namePath }: SymbolId, signal?: AbortSignal): Promise<SymbolBody> {
    await this.index.requireFile(file, signal);
    for (let round = 1; round <= ROUNDS; round++) {
      const { value } = await this.index.answer(
        (connection) => {
          const [symbol] = searchById(connection, { file, namePath });
          return { value: { hash: fileAt(connection, file)?.hash, symbol }, files: [] };
        },
        { about: file, signal },
      );
      if (!value.symbol) {
        throw noSuchSymbol({ file, namePath });
      }
      const { sha256, text } = readTextFile(this.workspace.locate(file));
      if (sha256 === value.hash) {
        return { symbol: value.symbol, text: text.slice(value.symbol.start, value.symbol.end) };
      }
    }
    throw new EngineError('conflict', `${file} changes faster than it can be read; try again`, { path: file });
  }

  private async findById(id: SymbolId, options: FindOptions): Promise<FoundSymbols> {
    const { within, kinds, limit = DEFAULT_LIMIT, signal } = options;
    const scope = await scopeOf(this.workspace, this.index, within, signal);
    const { path: file } = await this.index.requireFile(id.file, signal);
    const { value } = await this.index.answer(
      (connection) => ({ value: searchById(connection, { ...id, file }), files: [] }),
      { about: file, signal },
    );
    const symbols = value.filter(({ kind }) => isInScope(scope, file) && (kinds?.includes(kind) ?? true));
    return { symbols: symbols.slice(0, limit), count: symbols.length, complete: true };
  }

  private async findByName(query: string, options: FindOptions): Promise<FoundSymbols> {
    const { within, exact = true, kinds, limit = DEFAULT_LIMIT, signal } = options;
    const scope = await scopeOf(this.workspace, this.index, within, signal);
    const { value, complete, pending } = await this.index.answer(
      (connection) => {
        const matches = searchByName(connection, query, { exact, scope, kinds }, limit);
        return { value: matches, files: matches.symbols.map(({ file }) => file) };
      },
      { about: scope.kind === 'file' ? scope.path : undefined, mentioning: mentionOf(query), signal },
    );
    if (value.count === 0) {
      parseNamePath(query); // neither a name nor a name path: an error, not a zero
    }
    return complete ? { ...value, complete } : { ...value, complete, pending };
  }

  private async overviewOfFile(path: string, depth: number, signal?: AbortSignal): Promise<FileOverview> {
    const { value } = await this.index.answer(
      (connection) => {
        const symbols = toRecords(connection, symbolsOf(connection, path));
        return { value: { file: fileAt(connection, path), symbols }, files: [] };
      },
      { about: path, signal },
    );
    const file = value.file ?? (await this.index.requireFile(path, signal));
    return fileOverview(file, value.symbols, depth);
  }

  private async overviewOfDirectory(directory: string, signal?: AbortSignal): Promise<DirectoryOverview> {
    const { value, complete, pending } = await this.index.answer(
      (connection) => {
        const kinds = kindCounts(connection, directory);
        const files = filesBelow(connection, directory).map((file) => fileSummary(file, kinds.get(file.path)));
        return { value: files, files: files.map(({ path }) => path) };
      },
      { signal },
    );
    return { kind: 'directory', path: directory || '.', files: value, complete, ...(!complete && { pending }) };
  }
}
