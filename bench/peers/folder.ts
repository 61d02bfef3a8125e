import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Peer, PEERS } from './peers';

/** Some peers want Node 22.18 or 24.11; this package of the registry is Node's own binary, with its headers. */
export const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
export const NODE_VERSION = '24.22.3';

/** Where the peers are installed: CODELENS_PEERS, else in the user's cache directory. */
export function peersFolder(): string {
  const { CODELENS_PEERS, XDG_CACHE_HOME } = process.env;
  return CODELENS_PEERS ?? join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'codelens-peers');
}

export function folderOf(folder: string, { name }: Pick<Peer, 'name'>): string {
  return join(folder, name.replace(/^@/, '').replace('/', '-'));
}

export function nodePackageOf(folder: string): string {
  return join(folder, 'node', 'node_modules', NODE_PACKAGE);
}

/** The command that runs a peer; its arguments follow. */
export function commandOf(folder: string, peer: Peer): string[] {
  return [
    join(nodePackageOf(folder), 'bin', 'node'),
    join(folderOf(folder, peer), 'node_modules', peer.name, peer.program),
  ];
}

export function isInstalled(folder: string, peer: Peer): boolean {
  return commandOf(folder, peer).every((path) => existsSync(path));
}

export function installedPeers(folder: string): Peer[] {
  return PEERS.filter((peer) => isInstalled(folder, peer));
}
