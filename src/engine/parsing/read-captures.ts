import type { Node, QueryCapture, QueryMatch } from 'web-tree-sitter';
import { DEFINITION_ROLES, type Definition, type DefinitionRole } from './captures';
import { Trivia } from './trivia';

type Captured = Partial<Record<string, Node>>;

interface Claim {
  readonly role: DefinitionRole;
  readonly node: Node;
  readonly name: Node;
  readonly captured: Captured;
  readonly owner: readonly Node[];
}

/** Reads the matches of a language's definition query: see captures.ts. The definitions come in no order. */
export function readCaptures(matches: QueryMatch[], text: string): { definitions: Definition[]; trivia: Trivia } {
  const trivia = new Trivia(text);
  const wrappers = new Map<number, Node>();
  const claims: Claim[] = [];
  /** By name and by body: the declaration that has it. */
  const owners = new Map<number, Node>();

  matches.sort((a, b) => a.patternIndex - b.patternIndex);
  for (const { captures } of matches) {
    const claim = readDefinition(captures);
    if (claim === undefined) {
      readContext(captures, trivia, wrappers);
      continue;
    }
    const { name, node, captured } = claim;
    const bodyOwner = captured.body && owners.get(captured.body.id);
    if (owners.has(name.id) || (bodyOwner && bodyOwner.id !== node.id)) {
      continue;
    }
    owners.set(name.id, node);
    if (captured.body) {
      owners.set(captured.body.id, node);
    }
    claims.push(claim);
  }
  return { definitions: claims.map((claim) => toDefinition(claim, wrappers, text)), trivia };
}

function readDefinition(captures: readonly QueryCapture[]): Claim | undefined {
  const captured: Captured = {};
  let role: DefinitionRole | undefined;
  let node: Node | undefined;
  const owner: Node[] = [];
  for (const capture of captures) {
    const ownRole = DEFINITION_ROLES.get(capture.name);
    if (ownRole) {
      role = ownRole;
      node = capture.node;
    } else if (capture.name === 'owner') {
      owner.push(capture.node);
    } else {
      captured[capture.name] = capture.node;
    }
  }
  return role && node && captured.name && !captured.name.isMissing
    ? { role, node, name: captured.name, captured, owner }
    : undefined;
}

function readContext(captures: readonly QueryCapture[], trivia: Trivia, wrappers: Map<number, Node>): void {
  let wrapper: Node | undefined;
  for (const { name, node } of captures) {
    switch (name) {
      case 'comment':
        trivia.addComment(node.startIndex, node.endIndex);
        break;
      case 'decorator':
        trivia.addDecorator(node.startIndex, node.endIndex);
        break;
      case 'docstring':
        trivia.addDocstring(node.startIndex, node.endIndex);
        break;
      case 'wrapper':
        wrapper = node;
        break;
      case 'wrapped':
        if (wrapper) {
          wrappers.set(node.id, wrapper);
        }
        break;
    }
  }
}

function toDefinition(
  { role, node, name, captured, owner }: Claim,
  wrappers: Map<number, Node>,
  text: string,
): Definition {
  const { statement, body } = captured;
  const outermost = unwrap(statement ?? node, wrappers);
  const whole = statement === undefined || declaresOnly(statement, node, text) ? outermost : node;
  return {
    ...role,
    start: Math.min(whole.startIndex, name.startIndex),
    end: whole.endIndex,
    headStart: Math.min(outermost.startIndex, name.startIndex),
    nameStart: name.startIndex,
    nameEnd: name.endIndex,
    bodyStart: body?.startIndex,
    owner: owner.length > 0 ? owner.map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex)) : undefined,
  };
}

function unwrap(node: Node, wrappers: ReadonlyMap<number, Node>): Node {
  const wrapper = wrappers.get(node.id);
  return wrapper ? unwrap(wrapper, wrappers) : node;
}

/** A statement that declares several names has a comma beside each; others may stand within a type or an annotation. */
function declaresOnly(statement: Node, declarator: Node, text: string): boolean {
  const before = text.slice(statement.startIndex, declarator.startIndex);
  const after = text.slice(declarator.endIndex, statement.endIndex);
  return (
    (!before.includes(',') || besideComments(declarator, 'previousSibling')?.type !== ',') &&
    (!after.includes(',') || besideComments(declarator, 'nextSibling')?.type !== ',')
  );
}

function besideComments(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let sibling = node[side];
  while (sibling?.isExtra) {
    sibling = sibling[side];
  }
  return sibling;
}
