import { join } from 'node:path';
import { DIST } from '../engine';
import { commandOf, installedPeers, peersFolder } from '../peers/folder';
import { peerEnvironment } from '../peers/peers';
import type { Command } from '../process-cost';
import type { Sources } from '../trees';

/** One that goes through all the files of a tree. */
export interface Contestant {
  readonly name: string;
  readonly run: Command;
  /** Where it writes its index, removed before each round; undefined when it keeps none. */
  readonly index?: string;
}

/** Ours first: the others are compared with it. */
export function contestants(root: string, sources: Sources, scratch: string): Contestant[] {
  const cache = join(scratch, 'cache');
  const peers = peersFolder();
  return [
    {
      name: 'codelens index',
      run: {
        command: [process.execPath, join(DIST, 'cli/main.js'), 'index', root],
        env: { ...process.env, CODELENS_CACHE_DIR: cache },
      },
      index: cache,
    },
    ...installedPeers(peers).map((peer) => ({
      name: peer.name,
      run: {
        command: [...commandOf(peers, peer), ...peer.index],
        cwd: root,
        env: peerEnvironment(join(scratch, 'home')),
      },
      index: join(root, peer.indexDirectory),
    })),
    {
      name: 'ctags',
      run: {
        command: ['ctags', '--options=NONE', '--languages=all', '-f', '-', '-L', '-'],
        cwd: root,
        input: sources.paths.join('\n'),
      },
    },
    {
      name: 'reading (ripgrep)',
      run: { command: ['xargs', '-0', ripgrep(), '--no-config', '-c', ''], cwd: root, input: sources.paths.join('\0') },
    },
  ];
}

function ripgrep(): string {
  return require.resolve(`@vscode/ripgrep-${process.platform}-${process.arch}/bin/rg`);
}
