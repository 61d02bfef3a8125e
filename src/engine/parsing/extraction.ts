import type { ExtractedSymbol } from '../symbols/symbol';
import type { Occurrences } from './occurrences';

/** What one file holds. */
export interface Extraction {
  /** In source order, but a container stands before what it contains, also where a member is declared above its type. */
  readonly symbols: readonly ExtractedSymbol[];
  readonly occurrences: Occurrences;
  /** Lines as an editor counts them: a final newline ends the last line and starts no new one. */
  readonly lines: number;
  /** Number of places where the grammar found no sense (ERROR and MISSING nodes, outermost only). */
  readonly parseErrors: number;
}

/** Parses texts somewhere else than on the main thread. */
export interface Extractor {
  /**
   * @param language id of a LanguageSupport
   * @throws EngineError `timeout` when parsing takes too long; the extractor stays usable
   */
  extract(language: string, text: string): Promise<Extraction>;
  /** Idempotent; calls that are still waiting are rejected with EngineError `cancelled`. */
  close(): Promise<void>;
}
