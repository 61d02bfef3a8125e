/** Another indexer from npm, and how it is run with telemetry, look-ups of newer versions and embeddings switched off. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** What of its optional dependencies indexing needs; the others (models, language models' clients) are left out. */
  readonly parts: readonly string[];
  /** Packages whose install scripts must run: they put native code in its place. No other script is run. */
  readonly scripts: readonly string[];
  readonly scriptsEnv?: Readonly<Record<string, string>>;
  /** Its program, below its package. */
  readonly program: string;
  /** Arguments that index the current directory. */
  readonly index: readonly string[];
  /** Arguments that ask where a name is defined. */
  readonly find: (name: string) => readonly string[];
  /** Where in the tree its index is. */
  readonly indexDirectory: string;
}

const PLATFORM = `${process.platform}-${process.arch}`;

export const PEERS: readonly Peer[] = [
  {
    name: '@optave/codegraph',
    version: '3.11.2',
    parts: [`@optave/codegraph-${PLATFORM}${process.platform === 'linux' ? '-gnu' : ''}@3.11.2`],
    scripts: ['better-sqlite3'],
    scriptsEnv: { npm_config_build_from_source: 'true' }, // its prebuilt file is not in the registry
    program: 'dist/cli.js',
    index: ['build', '.'],
    find: (name) => ['where', name],
    indexDirectory: '.codegraph',
  },
  {
    name: '@colbymchenry/codegraph',
    version: '1.6.1',
    parts: [`@colbymchenry/codegraph-${PLATFORM}@1.6.1`],
    scripts: [],
    program: 'npm-shim.js',
    index: ['init', '--yes', '.'],
    find: (name) => ['query', name],
    indexDirectory: '.codegraph',
  },
  {
    name: 'gitnexus',
    version: '1.6.12',
    parts: [`@ladybugdb/core-${PLATFORM}@0.18.3`],
    scripts: ['@ladybugdb/core', 'gitnexus', 'tree-sitter'],
    program: 'dist/cli/index.js',
    index: ['analyze', '--index-only', '--skip-fts', '.'], // its full-text extension would be downloaded
    find: (name) => ['context', name],
    indexDirectory: '.gitnexus',
  },
];

/** @param home a directory of its own, so that it neither finds nor leaves anything in the user's */
export function peerEnvironment(home: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: home,
    DO_NOT_TRACK: '1',
    SCARF_ANALYTICS: 'false',
    NO_UPDATE_CHECK: '1',
    NO_UPDATE_NOTIFIER: '1',
    CODEGRAPH_TELEMETRY: '0',
    CODEGRAPH_NO_UPDATE_CHECK: '1',
    CODEGRAPH_NO_DOWNLOAD: '1',
    CODEGRAPH_NO_DAEMON: '1',
    GITNEXUS_LBUG_EXTENSION_INSTALL: 'never',
  };
}
