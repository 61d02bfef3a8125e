import { parentPort } from 'node:worker_threads';
import { LANGUAGES } from '../languages';
import { extract } from './extract';
import { type Grammar, loadGrammar } from './grammar';
import { type PackedExtraction, packExtraction } from './packed-extraction';

/** One text to parse. */
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

/** In the order of the requests; after a failure there are no more. */
export type ExtractionAnswer = PackedExtraction | { readonly failure: string };

async function answer({ language, text }: ExtractionRequest): Promise<void> {
  const packed = packExtraction(extract(await grammarOf(language), text));
  parentPort?.postMessage(packed satisfies ExtractionAnswer, [packed.places.buffer]);
}

// One after the other, also while a grammar is loaded. After a trap the grammar's memory cannot be trusted: the worker
// says so, in the order of its answers, and does nothing more until it is ended.
let last = Promise.resolve();
let hasFailed = false;
parentPort?.on('message', (request: ExtractionRequest) => {
  last = last.then(async () => {
    if (hasFailed) {
      return;
    }
    try {
      await answer(request);
    } catch (error) {
      hasFailed = true;
      const failure = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ failure } satisfies ExtractionAnswer);
    }
  });
});
