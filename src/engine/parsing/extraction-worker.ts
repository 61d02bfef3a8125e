import { parentPort } from 'node:worker_threads';
import { LANGUAGES } from '../languages';
import { extract } from './extract';
import { type Grammar, loadGrammar } from './grammar';

/** One file to parse; the answer is its Extraction. The next one is sent after the answer. */
export interface ExtractionRequest {
  readonly language: string;
  readonly text: string;
}

const grammars = new Map<string, Promise<Grammar>>();

function grammarOf(id: string): Promise<Grammar> {
  const language = LANGUAGES.find((candidate) => candidate.id === id);
  if (language === undefined) {
    throw new Error(`No language has the id "${id}".`);
  }
  const grammar = grammars.get(id) ?? loadGrammar(language);
  grammars.set(id, grammar);
  return grammar;
}

// An error is not caught: after a trap the grammar's memory cannot be trusted, so the worker ends and a new one follows.
parentPort?.on('message', ({ language, text }: ExtractionRequest) => {
  void grammarOf(language).then((grammar) => parentPort?.postMessage(extract(grammar, text)));
});
