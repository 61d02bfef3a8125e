import { type FileRecord, type SkipReason } from '../store';
import type { SymbolKind, SymbolRecord } from './symbol';

export interface OverviewSymbol {
  readonly symbol: SymbolRecord;
  /** How many symbols stand directly in it. */
  readonly childCount: number;
  /** Those symbols; none below the depth that was asked for. */
  readonly children: readonly OverviewSymbol[];
}

export interface FileOverview {
  readonly kind: 'file';
  readonly path: string;
  readonly language: string;
  /** 0 for an empty file. */
  readonly lines: number;
  readonly parseErrors: number;
  /** All symbols of the file, whatever the depth. */
  readonly count: number;
  readonly symbols: readonly OverviewSymbol[];
}

export interface DirectoryOverview {
  readonly kind: 'directory';
  readonly path: string;
  /** Of all files below the directory, sorted by path. */
  readonly files: readonly FileSummary[];
  /** False when files that were not looked at yet may be missing, or have changed. */
  readonly complete: boolean;
  /** How many files those are, as far as is known; absent when the answer is complete. */
  readonly pending?: number;
}

export interface FileSummary {
  readonly path: string;
  readonly language: string;
  readonly lines: number;
  readonly kinds: ReadonlyMap<SymbolKind, number>;
  /** Why nothing is known of its content. */
  readonly skipped?: SkipReason;
}

/**
 * The symbols of a file, in source order, as a tree.
 * @param depth levels to show, at least 1
 */
export function overviewTree(symbols: readonly SymbolRecord[], depth: number): OverviewSymbol[] {
  const byContainer = groupByContainer(symbols);
  const level = (container: string, levels: number): OverviewSymbol[] =>
    (byContainer.get(container) ?? []).map((symbol) => ({
      symbol,
      childCount: byContainer.get(symbol.namePath)?.length ?? 0,
      children: levels > 1 ? level(symbol.namePath, levels - 1) : [],
    }));
  return level('', depth);
}

function groupByContainer(symbols: readonly SymbolRecord[]): Map<string, SymbolRecord[]> {
  const groups = new Map<string, SymbolRecord[]>();
  for (const symbol of symbols) {
    const group = groups.get(symbol.container);
    if (group) {
      group.push(symbol);
    } else {
      groups.set(symbol.container, [symbol]);
    }
  }
  return groups;
}

export function fileOverview(file: FileRecord, symbols: readonly SymbolRecord[], depth: number): FileOverview {
  const { path, language, lines, parseErrors } = file;
  return {
    kind: 'file',
    path,
    language,
    lines,
    parseErrors,
    count: symbols.length,
    symbols: overviewTree(symbols, depth),
  };
}

export function fileSummary(file: FileRecord, kinds: ReadonlyMap<SymbolKind, number> = new Map()): FileSummary {
  const { path, language, lines, skipped } = file;
  return { path, language, lines, kinds, ...(skipped && { skipped }) };
}
