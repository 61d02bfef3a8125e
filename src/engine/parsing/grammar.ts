import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Language, Parser, Query } from 'web-tree-sitter';
import type { LanguageSupport } from '../languages';

/** What a worker holds of a language: loaded and compiled once. */
export interface Grammar {
  readonly language: LanguageSupport;
  readonly parser: Parser;
  readonly query: Query;
}

/** The same from src and from dist. */
const GRAMMARS = join(__dirname, '../../../grammars');

/** @throws Error when the grammar's file is missing or the query does not fit it */
export async function loadGrammar(language: LanguageSupport): Promise<Grammar> {
  await Parser.init();
  const grammar = await Language.load(await readGrammar(language.grammar));
  const sources = await Promise.all(language.definitions.map((path) => readFile(path, 'utf8')));
  const parser = new Parser().setLanguage(grammar);
  return { language, parser, query: new Query(grammar, sources.join('\n')) };
}

async function readGrammar(name: string): Promise<Uint8Array> {
  try {
    return await readFile(join(GRAMMARS, name));
  } catch (error) {
    throw new Error(`The grammar ${name} is missing: npm run build puts it there.`, { cause: error });
  }
}
