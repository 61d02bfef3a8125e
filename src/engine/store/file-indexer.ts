import { join } from 'node:path';
import { EngineError, type EngineErrorCode } from '../errors';
import { languageOf } from '../languages';
import { type Extraction, type Extractor, NO_OCCURRENCES } from '../parsing';
import { readTextFile, type TextFile, type Workspace } from '../workspace';
import { fileAt } from './file-queries';
import type { FileChange, FileContent, FileRecord, SkipReason } from './file-record';
import type { IndexStore } from './index-store';
import { isSettled, readStamp, sameStamp } from './stamp';

/** In bytes. Hand-written sources end far below: a file above is generated, or data. */
const LARGEST_FILE = 1_000_000;
/** In characters: text that people wrote has shorter lines on average, also with a data URL in it. */
const LONGEST_AVERAGE_LINE = 500;
/** In characters: below that it does not matter. */
const SMALLEST_MINIFIED = 5_000;

/** Finds out what the index should say about one file. */
export class FileIndexer {
  constructor(
    private readonly workspace: Workspace,
    private readonly extractor: Extractor,
    private readonly store: IndexStore,
    private readonly warn: (message: string) => void,
  ) {}

  /** @returns undefined when the index is right about the file */
  async examine(path: string): Promise<FileChange | undefined> {
    const known = this.store.read((connection) => fileAt(connection, path));
    const takenAt = Date.now();
    const stamp = readStamp(join(this.workspace.root, path));
    const language = languageOf(path)?.id;
    if (!stamp || language === undefined) {
      return removal(path, known);
    }
    if (known?.settled && sameStamp(known, stamp)) {
      return undefined;
    }
    const looked = { path, before: known, stamp, settled: isSettled(stamp, takenAt) };
    if (stamp.size > LARGEST_FILE) {
      return { ...looked, change: 'replaced', ...skipped(language, 'too_large') };
    }
    const file = this.read(path);
    if (file === 'gone') {
      return removal(path, known);
    }
    if (typeof file === 'string') {
      return { ...looked, change: 'replaced', ...skipped(language, file) };
    }
    if (known?.hash === file.sha256) {
      const isKnown = sameStamp(known, stamp) && known.settled === looked.settled;
      return isKnown ? undefined : { ...looked, change: 'touched' };
    }
    return {
      ...looked,
      change: 'replaced',
      ...(await this.contentOf(path, languageOf(path, file.text)?.id ?? language, file)),
    };
  }

  private read(path: string): TextFile | SkipReason | 'gone' {
    try {
      return readTextFile(this.workspace.locate(path));
    } catch (error) {
      if (!(error instanceof EngineError)) {
        throw error;
      }
      return NOT_READ[error.code] ?? 'unreadable';
    }
  }

  private async contentOf(path: string, language: string, { text, sha256 }: TextFile): Promise<FileContent> {
    const extraction = isMinified(text) ? 'minified' : await this.extract(path, language, text);
    if (typeof extraction === 'string') {
      return skipped(language, extraction, sha256);
    }
    return { language, hash: sha256, skipped: null, ...extraction };
  }

  private async extract(path: string, language: string, text: string): Promise<Extraction | SkipReason> {
    try {
      return await this.extractor.extract(language, text);
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === 'cancelled') {
        throw error;
      }
      if (error.code === 'timeout') {
        return 'parse_timeout';
      }
      this.warn(`files were skipped, ${path} for one: ${error.message}`);
      return 'parse_failed';
    }
  }
}

const NOT_READ: Partial<Record<EngineErrorCode, SkipReason | 'gone'>> = {
  not_found: 'gone',
  invalid: 'gone', // a directory by now
  unsupported: 'not_text',
};

function removal(path: string, known: FileRecord | undefined): FileChange | undefined {
  return known && { path, before: known, change: 'removed' };
}

function skipped(language: string, reason: SkipReason, hash = ''): FileContent {
  return { language, hash, lines: 0, parseErrors: 0, skipped: reason, symbols: [], occurrences: NO_OCCURRENCES };
}

function isMinified(text: string): boolean {
  return text.length > SMALLEST_MINIFIED && text.length > LONGEST_AVERAGE_LINE * text.split('\n').length;
}
