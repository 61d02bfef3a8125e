import { EngineError } from '../errors';
import { type Connection, namesOfLength } from '../store';
import { parseNamePath } from './name-path';
import { lengthsNear, nearestNames } from './nearest-names';
import type { SymbolId } from './symbol-id';
import type { FoundSymbols } from './symbol-lookup';

// Why a text does not name one symbol.

const SUGGESTIONS = 5;

/** Names of the index that the last name of a query may be a misspelling of. */
export function suggestions(connection: Connection, query: string): string[] {
  const name = parseNamePath(query).segments.at(-1)?.name ?? query;
  const { shortest, longest } = lengthsNear(name);
  return nearestNames(name, namesOfLength(connection, shortest, longest), SUGGESTIONS);
}

export function noSymbol(query: string, found: FoundSymbols, nearest: readonly string[]): EngineError {
  const unfinished = found.complete ? '' : `; ${found.pending ?? 0} files are still to be indexed, try again`;
  return new EngineError('not_found', `no symbol ${JSON.stringify(query)}${unfinished}`, {
    name: query,
    ...(nearest.length > 0 && { did_you_mean: nearest }),
    ...(!found.complete && { pending: found.pending }),
  });
}

export function severalSymbols(query: string, { symbols, count }: FoundSymbols): EngineError {
  const candidates = symbols.map(({ id, kind, startLine, endLine }) => ({
    id,
    kind,
    start_line: startLine,
    end_line: endLine,
  }));
  const message = `${JSON.stringify(query)} names ${count} symbols; give the id of the one that is meant`;
  return new EngineError('ambiguous', message, { name: query, count, candidates });
}

export function maybeSeveral(query: string, { pending = 0 }: FoundSymbols): EngineError {
  const message = `whether ${JSON.stringify(query)} names one symbol is not known yet: ${pending} files are still to be indexed; name its file, or try again`;
  return new EngineError('timeout', message, { name: query, pending });
}

export function noSuchSymbol({ file, namePath }: SymbolId): EngineError {
  return new EngineError('not_found', `${file} has no symbol ${namePath} any more`, { path: file, name: namePath });
}
