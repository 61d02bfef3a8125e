import type { LanguageSupport } from '../languages';
import type { SymbolKind } from '../symbols/symbol';
import type { Definition } from './captures';
import type { Declaration } from './declaration';
import { MemberNames } from './member-names';
import { Owners } from './owners';

/** Symbols whose value may be an object literal with methods. */
const HOLDS_VALUE: ReadonlySet<SymbolKind | undefined> = new Set<SymbolKind>(['constant', 'variable', 'property']);

/**
 * Puts the definitions of a file into source order, each into its owner or the innermost one that contains it, and leaves
 * out those that do not count (see DefinitionRule).
 */
export function nest(definitions: Definition[], text: string, language: LanguageSupport): Declaration[] {
  const declarations: Declaration[] = [];
  const open: Declaration[] = [];
  const owners = new Owners();
  const names = new MemberNames();

  definitions.sort((a, b) => a.start - b.start || b.end - a.end || a.nameStart - b.nameStart);
  for (const definition of definitions) {
    while (open.length > 0 && !contains(open.at(-1), definition)) {
      open.pop();
    }
    const declaration = declare(definition, open.at(-1), owners, text, language);
    if (declaration === undefined || (isByAssignment(definition) && names.has(declaration.parent, declaration.name))) {
      continue;
    }
    names.add(declaration.parent, declaration.name);
    owners.add(declaration);
    declarations.push(declaration);
    open.push(declaration);
  }
  joinOwnersBelow(declarations, owners);
  return containersFirst(withoutRestatedMembers(declarations));
}

function declare(
  definition: Definition,
  around: Declaration | undefined,
  owners: Owners,
  text: string,
  language: LanguageSupport,
): Declaration | undefined {
  if (!countsWithin(around, definition)) {
    return undefined;
  }
  const { kind: queryKind, owner, nameStart, nameEnd, headStart, bodyStart, end } = definition;
  const captured = text.slice(nameStart, nameEnd);
  const name = language.nameOf?.(captured) ?? unquoted(captured);
  const parent = ownerOf(owner, around, owners) ?? parentWithin(around, definition);
  const head = text.slice(headStart, bodyStart ?? end);
  const kind = language.kindOf ? language.kindOf({ name, kind: queryKind, head, container: parent?.kind }) : queryKind;
  return kind && { ...definition, name, parent, kind };
}

function ownerOf(owner: Definition['owner'], around: Declaration | undefined, owners: Owners): Declaration | undefined {
  return owner === undefined ? undefined : owners.find(owner, around);
}

/** A type may be declared below its methods. */
function joinOwnersBelow(declarations: readonly Declaration[], owners: Owners): void {
  for (const declaration of declarations) {
    const { owner, parent } = declaration;
    const found = ownerOf(owner, parent, owners);
    if (found !== undefined && found !== declaration && parent?.name !== owner?.at(-1)) {
      declaration.parent = found;
    }
  }
}

function containersFirst(declarations: readonly Declaration[]): Declaration[] {
  const ordered = new Set<Declaration>();
  const add = (declaration: Declaration): void => {
    if (declaration.parent !== undefined && !ordered.has(declaration.parent)) {
      add(declaration.parent);
    }
    ordered.add(declaration);
  };
  declarations.forEach(add);
  return [...ordered];
}

/** Names that one statement declares together have one range: they do not contain each other. */
function contains(outer: Declaration | undefined, inner: Definition): boolean {
  return outer !== undefined && inner.end <= outer.end && !(inner.start === outer.start && inner.end === outer.end);
}

/** What a constructor assigns to the instance, or takes as a parameter property, is a member of the class. */
function parentWithin(around: Declaration | undefined, { kind }: Definition): Declaration | undefined {
  return kind === 'property' && around?.kind === 'constructor' ? around.parent : around;
}

function countsWithin(around: Declaration | undefined, { rule }: Definition): boolean {
  switch (rule) {
    case 'literal':
      return HOLDS_VALUE.has(around?.kind);
    case 'instance':
      return around?.kind === 'constructor';
    default:
      return true;
  }
}

function isByAssignment({ rule }: Definition): boolean {
  return rule === 'assignment' || rule === 'instance';
}

/** A class may declare, after its constructor, what the constructor assigns: a property with getter and setter. */
function withoutRestatedMembers(declarations: Declaration[]): Declaration[] {
  const declared = new MemberNames();
  for (const { rule, parent, name } of declarations) {
    if (rule !== 'instance') {
      declared.add(parent, name);
    }
  }
  return declarations.filter(({ rule, parent, name }) => rule !== 'instance' || !declared.has(parent, name));
}

/** A name may stand there as a literal: `"name"`, `:name`. */
function unquoted(name: string): string {
  return /^(["'`]).*\1$/s.test(name) ? name.slice(1, -1) : name.replace(/^:(?=\w)/, '');
}
