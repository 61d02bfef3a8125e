export { type NamePath, type NameSegment, parseNamePath } from './name-path';
export type { DirectoryOverview, FileOverview, FileSummary, OverviewSymbol } from './overview';
export { SYMBOL_KINDS, type SymbolKind, type SymbolRecord } from './symbol';
export { parseSymbolId, type SymbolId } from './symbol-id';
export { type FindOptions, type FoundSymbols, type ScopeOptions, type SymbolBody, SymbolLookup } from './symbol-lookup';
