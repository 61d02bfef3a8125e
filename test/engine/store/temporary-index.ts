import { join } from 'node:path';
import { openProject, type Project, type ProjectOptions } from '../../../src/engine';
import { createExtractor, type Extractor } from '../../../src/engine/parsing';
import { IndexStore, ProjectIndex, Warnings } from '../../../src/engine/store';
import { occurrencesOf } from '../../../src/engine/store/occurrence-queries';
import { filesMentioning } from '../../../src/engine/text-search';
import { Workspace } from '../../../src/engine/workspace';
import { TemporaryProject } from '../workspace/temporary-project';

/** A temporary project and whatever indexes a test opens on it, with a cache directory of their own. */
export class TemporaryIndex {
  readonly files: TemporaryProject;
  private readonly closing: (() => Promise<void>)[] = [];

  private readonly extractor = createExtractor();

  constructor() {
    afterAll(() => this.extractor.close());
    afterEach(async () => {
      await Promise.all(this.closing.splice(0).map((close) => close()));
    });
    this.files = new TemporaryProject(); // removed after all is closed
  }

  get cache(): string {
    return join(this.files.outside, 'cache');
  }

  async open(options: ProjectOptions = {}): Promise<Project> {
    const project = await openProject(this.files.root, { env: { CODELENS_CACHE_DIR: this.cache }, ...options });
    this.closing.push(() => project.close());
    return project;
  }

  openStore({ version = 1, warnings = [] as string[], cache = this.cache } = {}): IndexStore {
    const store = new IndexStore({
      root: this.files.root,
      env: { CODELENS_CACHE_DIR: cache },
      version,
      warn: (message) => warnings.push(message),
    });
    this.closing.push(async () => {
      store.close();
      return Promise.resolve();
    });
    return store;
  }

  /** An index that tells what it parses, and waits for `onParse` before; the parser is the file's, since it takes half a second to start. */
  openIndex({ store = this.openStore(), waitMs = 10_000, onParse = nothing } = {}): {
    index: ProjectIndex;
    parsed: string[];
  } {
    const parsed: string[] = [];
    const extractor = watched(this.extractor, (text) => {
      parsed.push(text);
      return onParse(text);
    });
    const workspace = new Workspace(this.files.root);
    const index = new ProjectIndex({
      workspace,
      extractor,
      store,
      waitMs,
      warnings: new Warnings(),
      filesMentioning: (paths, text, signal) => filesMentioning(workspace.root, paths, text, signal),
    });
    this.closing.push(() => index.close());
    return { index, parsed };
  }
}

const nothing: (text: string) => void | Promise<void> = () => undefined;

function watched(extractor: Extractor, onParse: typeof nothing): Extractor {
  return {
    extract: async (language, text) => {
      await onParse(text);
      return extractor.extract(language, text);
    },
    close: () => Promise.resolve(),
  };
}

/** Whatever the index holds that does not depend on how it came to be. */
export function contentOf(store: IndexStore): unknown {
  return store.read((connection) => ({
    files: connection.all(`
      SELECT path, language, size, hash, lines, parse_errors, symbols, skipped FROM files ORDER BY path`),
    symbols: connection.all(`
      SELECT f.path, s.ordinal, n.name, n.folded, s.occurrence, s.kind, s.parent, s.start_line, s.end_line, s.start,
        s.end, s.name_line, s.name_column, s.doc_start_line, s.signature, s.doc
      FROM files f JOIN symbols s ON s.file_id = f.id JOIN names n ON n.id = s.name_id ORDER BY f.path, s.ordinal`),
    occurrences: connection
      .all<{ word: string }>(
        'SELECT DISTINCT w.word FROM words w JOIN word_files wf ON wf.word_id = w.id ORDER BY w.word',
      )
      .map(({ word }) => [word, occurrencesOf(connection, word)]),
    orphans: ['symbols', 'occurrences', 'word_files'].flatMap((table) =>
      connection.all(`SELECT * FROM ${table} WHERE file_id NOT IN (SELECT id FROM files)`),
    ),
  }));
}
