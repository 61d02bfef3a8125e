import { parentPort } from 'node:worker_threads';
import { LANGUAGES } from '../languages';
import { extract } from './extract';
import { type Grammar, loadGrammar } from './grammar';
import { packExtraction } from './packed-extraction';

/** One text to parse; the answers are PackedExtractions, in the order of the requests. */
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

async function answer({ language, text }: ExtractionRequest): Promise<void> {
  const packed = packExtraction(extract(await grammarOf(language), text));
  parentPort?.postMessage(packed, [packed.places.buffer]);
}

// One after the other, also while a grammar is loaded. An error is not caught: after a trap the grammar's memory cannot
// be trusted, so the worker ends and a new one follows.
let last = Promise.resolve();
parentPort?.on('message', (request: ExtractionRequest) => {
  last = last.then(() => answer(request));
});
