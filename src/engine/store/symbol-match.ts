import { type SymbolKind, SYMBOL_KINDS } from '../symbols/symbol';
import type { NamePath, NameSegment } from '../symbols/name-path';
import type { Parameters } from './connection';
import { pathRange } from './file-queries';

/** Where to look: the whole project, what lies below a directory, or one file. */
export type Scope =
  | { readonly kind: 'project' }
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string };

export interface SymbolQuery {
  readonly path: NamePath;
  /** False: a name that contains the last one matches too, in any case of letters. */
  readonly exact: boolean;
  readonly scope: Scope;
  /** Undefined for all. */
  readonly kinds?: readonly SymbolKind[];
}

interface Clause {
  readonly sql: string;
  readonly parameters: Parameters;
}

/**
 * The `FROM … WHERE …` that says which symbols: `s0` and `n0` are the symbol and its name, `s1` and `n1` those of its
 * container, and so on, `f` is the file. Each name is compared whole, so separators in it do no harm.
 */
export function matching({ path, exact, scope, kinds }: SymbolQuery): Clause {
  const segments = path.segments.toReversed();
  const clauses = [
    ...segments.map((segment, level) => segmentClause(segment, level, exact)),
    ...(path.anchored ? [{ sql: `s${segments.length - 1}.parent = -1`, parameters: {} }] : []),
    ...scopeClauses(scope),
    ...(kinds ? [kindsClause(kinds)] : []),
  ];
  return {
    sql: `${sources(segments.length, scope)} WHERE ${clauses.map(({ sql }) => sql).join(' AND ')}`,
    parameters: Object.assign({}, ...clauses.map(({ parameters }) => parameters)) as Parameters,
  };
}

/** CROSS JOIN keeps SQLite from another order: from one file or the few names to their symbols, never through them all. */
function sources(levels: number, scope: Scope): string {
  const joins =
    scope.kind === 'file'
      ? ['files f CROSS JOIN symbols s0 ON s0.file_id = f.id CROSS JOIN names n0 ON n0.id = s0.name_id']
      : ['names n0 CROSS JOIN symbols s0 ON s0.name_id = n0.id CROSS JOIN files f ON f.id = s0.file_id'];
  for (let level = 1; level < levels; level++) {
    joins.push(
      `symbols s${level} ON s${level}.file_id = s0.file_id AND s${level}.ordinal = s${level - 1}.parent`,
      `names n${level} ON n${level}.id = s${level}.name_id`,
    );
  }
  return `FROM ${joins.join(' CROSS JOIN ')}`;
}

function segmentClause({ name, occurrence }: NameSegment, level: number, exact: boolean): Clause {
  const sameName =
    level === 0 && !exact
      ? { sql: 'instr(n0.folded, $folded) > 0', parameters: { folded: name.toLowerCase() } }
      : { sql: `n${level}.name = $name${level}`, parameters: { [`name${level}`]: name } };
  if (occurrence === undefined) {
    return sameName;
  }
  return {
    sql: `${sameName.sql} AND s${level}.occurrence = $occurrence${level}`,
    parameters: { ...sameName.parameters, [`occurrence${level}`]: occurrence },
  };
}

function scopeClauses(scope: Scope): Clause[] {
  switch (scope.kind) {
    case 'project':
      return [];
    case 'directory':
      return [{ sql: 'f.path >= $from AND f.path < $to', parameters: pathRange(scope.path) }];
    case 'file':
      return [{ sql: 'f.path = $file', parameters: { file: scope.path } }];
  }
}

function kindsClause(kinds: readonly SymbolKind[]): Clause {
  const codes = kinds.map((kind) => SYMBOL_KINDS.indexOf(kind));
  return { sql: 's0.kind IN (SELECT value FROM json_each($kinds))', parameters: { kinds: JSON.stringify(codes) } };
}
