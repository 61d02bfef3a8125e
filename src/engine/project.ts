import { availableParallelism } from 'node:os';
import { LineEditor } from './edits';
import { createExtractor } from './parsing';
import { extractionFingerprint, type IndexStatus, IndexStore, ProjectIndex, schemaVersion, Warnings } from './store';
import { SymbolLookup } from './symbols';
import { filesMentioning, TextSearch } from './text-search';
import { openWorkspace, type Workspace } from './workspace';

export interface ProjectOptions {
  /** CODELENS_CACHE_DIR and XDG_CACHE_HOME say where the index is kept; `process.env` unless given. */
  readonly env?: NodeJS.ProcessEnv;
  /** Told once of each thing that went wrong without being an error of a call. */
  readonly onWarning?: (message: string) => void;
  /** Milliseconds that a query waits while the project is looked at for the first time; 10 s unless given. */
  readonly waitMs?: number;
}

/** A directory with its index and all that answers from it. */
export interface Project {
  readonly workspace: Workspace;
  readonly index: ProjectIndex;
  readonly symbols: SymbolLookup;
  readonly text: TextSearch;
  readonly editor: LineEditor;
  status(): IndexStatus;
  /** Ends the indexing and closes the index; idempotent. */
  close(): Promise<void>;
}

const WAIT_MS = 10_000;
/** Each thread takes some 50 MB. What this thread does beside them (listing, reading, storing) is a sixth of the work. */
const MOST_WORKERS = 4;

/**
 * Opens exactly this directory; nothing is indexed before `index.start()` or the first question.
 * @throws EngineError as `openWorkspace`
 */
export async function openProject(directory: string, options: ProjectOptions = {}): Promise<Project> {
  const { env = process.env, onWarning, waitMs = WAIT_MS } = options;
  const workspace = openWorkspace(directory);
  const version = schemaVersion(await extractionFingerprint());
  const warnings = new Warnings(onWarning);
  const store = new IndexStore({ root: workspace.root, env, version, warn: warnings.add });
  const extractor = createExtractor({ workers: Math.min(MOST_WORKERS, availableParallelism()) });
  const index = new ProjectIndex({
    workspace,
    extractor,
    store,
    waitMs,
    warnings,
    filesMentioning: (files, text, signal) => filesMentioning(workspace.root, files, text, signal),
  });
  let closing: Promise<void> | undefined;
  return {
    workspace,
    index,
    symbols: new SymbolLookup(workspace, index),
    text: new TextSearch(workspace, index),
    editor: new LineEditor(workspace, (path) => {
      index.noteChanged([path]);
    }),
    status: () => index.status(),
    close: () => (closing ??= index.close()),
  };
}
