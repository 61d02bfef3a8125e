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
  'property',
]);

/** Kinds of symbols that may be declared in parts. */
const REOPENS: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['namespace', 'module']);

/** `undefined` is the file itself. */
type Scope = Declaration | undefined;

/** The symbols of a file that others may become members of, by the scope they are declared in. */
export class Owners {
  private readonly byScope = new Map<Scope, Map<string, Declaration>>();
  /** The first part of each later one. */
  private readonly firstParts = new Map<Scope, Declaration>();

  /** A later one of the same name in the same scope takes the place of an earlier one, or is another part of it. */
  add(declaration: Declaration): void {
    const { name, parent, kind } = declaration;
    if (!OWNS.has(kind)) {
      return;
    }
    const earlier = this.within(parent, name);
    if (earlier?.kind === kind && REOPENS.has(kind)) {
      this.firstParts.set(declaration, earlier);
      return;
    }
    const scope = this.whole(parent);
    const names = this.byScope.get(scope) ?? new Map<string, Declaration>();
    this.byScope.set(scope, names.set(name, declaration));
  }

  /**
   * The one that the path means within `scope`: its first name is declared there, or else in the nearest scope around it.
   * Where the file does not declare the outer names of a path, its inner ones are looked for.
   */
  find(path: readonly string[], scope: Scope): Declaration | undefined {
    for (let first = 0; first < path.length; first++) {
      const [name = '', ...inner] = path.slice(first);
      const outermost = this.findName(name, scope);
      if (outermost !== undefined) {
        return inner.reduce<Scope>((around, next) => around && this.within(around, next), outermost);
      }
    }
    return undefined;
  }

  private findName(name: string, scope: Scope): Declaration | undefined {
    for (let around = scope; ; around = around.parent) {
      const found = this.within(around, name);
      if (found !== undefined || around === undefined) {
        return found;
      }
    }
  }

  private within(scope: Scope, name: string): Declaration | undefined {
    return this.byScope.get(this.whole(scope))?.get(name);
  }

  private whole(scope: Scope): Scope {
    return this.firstParts.get(scope) ?? scope;
  }
}
