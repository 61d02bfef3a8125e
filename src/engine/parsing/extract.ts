import type { LanguageSupport } from '../languages';
import type { ExtractedSymbol } from '../symbols/symbol';
import { LineIndex } from '../workspace';
import type { Definition } from './captures';
import type { Declaration } from './declaration';
import { firstCommentLine, firstDocstringLine } from './documentation';
import type { Extraction } from './extraction';
import type { Grammar } from './grammar';
import { addHiddenNames } from './hidden-names';
import { nest } from './nesting';
import { packOccurrences } from './occurrences';
import { countParseErrors } from './parse-errors';
import { readCaptures } from './read-captures';
import { readOccurrences } from './read-occurrences';
import { signatureOf } from './signature';
import type { Span, Trivia } from './trivia';

/** Parses a text (without byte order mark) and reads its symbols off the tree. */
export function extract({ language, parser, query, firstOccurrence }: Grammar, text: string): Extraction {
  const readable = language.readable?.(text);
  const tree = parser.parse(readable?.text ?? text);
  if (tree === null) {
    throw new Error(`the ${language.id} parser gave no tree`);
  }
  try {
    const matches = query.matches(tree.rootNode);
    const { definitions, trivia } = readCaptures(
      matches.filter(({ patternIndex }) => patternIndex < firstOccurrence),
      text,
    );
    for (const { start, end } of readable?.attributes ?? []) {
      trivia.addDecorator(start, end);
    }
    const ranged = definitions.map((definition) => withWholeRange(definition, text, trivia, language));
    const declarations = nest(ranged, text, language);
    const lines = new LineIndex(text);
    const named = matches.filter(({ patternIndex }) => patternIndex >= firstOccurrence);
    const definedAt = new Set(declarations.map(({ nameStart }) => nameStart));
    return {
      symbols: toSymbols(declarations, text, readable?.shown ?? text, lines, trivia),
      occurrences: packOccurrences(
        addHiddenNames(readOccurrences(named, text, definedAt), readable?.names ?? [], text, lines),
      ),
      lines: lines.count,
      parseErrors: countParseErrors(tree.rootNode),
    };
  } finally {
    tree.delete();
  }
}

function withWholeRange(
  definition: Definition,
  text: string,
  trivia: Trivia,
  { terminator }: LanguageSupport,
): Definition {
  const start = trivia.withDecorators(definition.start);
  const isWholeStatement = definition.start === definition.headStart;
  const isTerminated = terminator !== undefined && isWholeStatement && text.startsWith(terminator, definition.end);
  return {
    ...definition,
    start,
    headStart: Math.min(start, definition.headStart),
    end: isTerminated ? definition.end + terminator.length : definition.end,
  };
}

function toSymbols(
  declarations: readonly Declaration[],
  text: string,
  shown: string,
  lines: LineIndex,
  trivia: Trivia,
): ExtractedSymbol[] {
  const indices = new Map(declarations.map((declaration, index) => [declaration, index]));
  return declarations.map((declaration) => {
    const { name, kind, parent, start, end, nameStart, bodyStart } = declaration;
    const nameAt = lines.position(nameStart + (text.startsWith(name, nameStart) ? 0 : 1));
    const comment = trivia.docComment(start);
    return {
      name,
      kind,
      parent: parent === undefined ? -1 : (indices.get(parent) ?? -1),
      startLine: lines.position(start).line,
      endLine: lines.position(end - 1).line,
      start,
      end,
      nameLine: nameAt.line,
      nameColumn: nameAt.column,
      docStartLine: comment ? lines.position(comment.start).line : 0,
      signature: signatureOf(shown, start, bodyStart ?? end, trivia),
      doc: documentationOf(text, bodyStart, trivia, comment ?? trivia.commentAmongDecorators(start)),
    };
  });
}

/**
 * A docstring says more of its declaration than a comment above it.
 * @param comment above the declaration or else among its decorators
 */
function documentationOf(
  text: string,
  bodyStart: number | undefined,
  trivia: Trivia,
  comment: Span | undefined,
): string {
  const docstring = bodyStart === undefined ? undefined : trivia.docstring(bodyStart);
  if (docstring) {
    return firstDocstringLine(text.slice(docstring.start, docstring.end));
  }
  return comment ? firstCommentLine(text.slice(comment.start, comment.end)) : '';
}
