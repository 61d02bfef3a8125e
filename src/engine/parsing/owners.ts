import type { SymbolKind } from '../symbols/symbol';
import type { Declaration } from './declaration';

/** Kinds of symbols that others become members of by name: types, and what JavaScript assigns members to. */
const OWNS: ReadonlySet<SymbolKind> = new Set<SymbolKind>([
  'class',
  'struct',
  'interface',
  'trait',
  'enum',
  'type_alias',
  'namespace',
  'module',
  'function',
  'variable',
  'constant',
]);

/** The symbols of a file that others may become members of, by the scope they are declared in. */
export class Owners {
  /** `undefined` is the file itself. */
  private readonly byScope = new Map<Declaration | undefined, Map<string, Declaration>>();

  /** A later one of the same name in the same scope takes the place of an earlier one. */
  add(declaration: Declaration): void {
    const { name, parent, kind } = declaration;
    if (!OWNS.has(kind)) {
      return;
    }
    const scope = this.byScope.get(parent);
    if (scope) {
      scope.set(name, declaration);
    } else {
      this.byScope.set(parent, new Map([[name, declaration]]));
    }
  }

  /** The one that the name means within `scope`: declared there, or else in the nearest scope around it. */
  find(name: string, scope: Declaration | undefined): Declaration | undefined {
    for (let around = scope; ; around = around.parent) {
      const found = this.byScope.get(around)?.get(name);
      if (found !== undefined || around === undefined) {
        return found;
      }
    }
  }
}
