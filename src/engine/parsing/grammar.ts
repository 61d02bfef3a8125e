import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Language, Parser, Query } from 'web-tree-sitter';
import type { LanguageSupport } from '../languages';

/** What a worker holds of a language: loaded and compiled once. */
export interface Grammar {
  readonly language: LanguageSupport;
  readonly parser: Parser;
  /** The patterns of definitions, then those of occurrences: one walk through a tree takes a third less time than two. */
  readonly query: Query;
  /** Index of the first pattern of occurrences. */
  readonly firstOccurrence: number;
}

/** The same from src and from dist. */
const GRAMMARS = join(__dirname, '../../../grammars');

/** @throws Error when the grammar's file is missing or the query does not fit it */
export async function loadGrammar(language: LanguageSupport): Promise<Grammar> {
  await Parser.init();
  const grammar = await Language.load(await readGrammar(language.grammar));
  const definitions = await readSources(language.definitions);
  const query = new Query(grammar, definitions + (await readSources(language.occurrences)));
  const parser = new Parser().setLanguage(grammar);
  return { language, parser, query, firstOccurrence: patternsWithin(query, definitions) };
}

async function readSources(paths: readonly string[]): Promise<string> {
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return sources.map((source) => `${source}\n`).join('');
}

/** How many patterns of a query stand in the source that it begins with. */
function patternsWithin(query: Query, source: string): number {
  const end = Buffer.byteLength(source);
  let count = 0;
  while (count < query.patternCount() && query.startIndexForPattern(count) < end) {
    count++;
  }
  return count;
}

async function readGrammar(name: string): Promise<Uint8Array> {
  try {
    return await readFile(join(GRAMMARS, name));
  } catch (error) {
    throw new Error(`The grammar ${name} is missing: npm run build puts it there.`, { cause: error });
  }
}
