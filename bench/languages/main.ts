/**
 * How our definitions of one language compare with universal-ctags' on real trees: `npm run bench:languages -- go DIR…`.
 * Only kinds that both know count; a definition is the same when file, line and name are, and the kind is one that
 * ctags' kind may be. With SHOW=n that many differences of each sort are printed, to be read.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SymbolKind } from '../../src/engine';
import { languageOf } from '../../src/engine/languages';
import { createExtractor } from '../../src/engine/parsing';
import { openWorkspace } from '../../src/engine/workspace';
import { tagsOf } from './ctags';
import { type Peer, PEERS } from './kinds';

const SHOWN = Number(process.env.SHOW ?? 0);

interface Ours {
  readonly name: string;
  readonly line: number;
  readonly kind: SymbolKind;
}

async function main([id = '', ...directories]: string[]): Promise<void> {
  const peer = PEERS[id];
  if (!peer || directories.length === 0) {
    throw new Error(
      `usage: npm run bench:languages -- LANGUAGE DIR…, LANGUAGE one of ${Object.keys(PEERS).join(', ')}`,
    );
  }
  const extractor = createExtractor();
  for (const directory of directories) await compare(id, peer, resolve(directory), extractor);
  await extractor.close();
}

async function compare(
  id: string,
  peer: Peer,
  root: string,
  extractor: ReturnType<typeof createExtractor>,
): Promise<void> {
  const listed = await openWorkspace(root).listFiles();
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const files = listed.filter((path) => languageOf(path) && languageOf(path, textOf(path))?.id === id);
  const ours = new Map<string, Ours>();
  let faulty = 0;
  let bytes = 0;
  for (const path of files) {
    const text = textOf(path);
    bytes += text.length;
    const { symbols, parseErrors } = await extractor.extract(id, text);
    if (parseErrors > 0) faulty++;
    for (const { name, nameLine, kind } of symbols) ours.set(key(path, nameLine, name), { name, line: nameLine, kind });
  }
  const known = new Set(Object.values(peer.kinds).flat());
  const missed: string[] = [];
  const found = new Set<string>();
  let tags = 0;
  for (const { path, line, name, kind } of tagsOf(root, files, peer)) {
    const kinds = peer.kinds[kind];
    if (!kinds || /^(?:__anon|AnonymousClass)/.test(name)) continue;
    tags++;
    const place = key(path, line, peer.nameOf?.(name) ?? name);
    const mine = ours.get(place);
    if (mine && kinds.includes(mine.kind)) found.add(place);
    else missed.push(`${path}:${line} ${kind} ${name}${mine ? ` (ours: ${mine.kind})` : ''}`);
  }
  const extra = [...ours].filter(([place, { kind }]) => known.has(kind) && !found.has(place));
  const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(4));
  console.log(`${id} ${root}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, ${faulty} with parse errors`);
  console.log(`  recall ${share(tags - missed.length, tags)} of ${tags} tags`);
  console.log(`  precision ${share(found.size, found.size + extra.length)} of ${found.size + extra.length} symbols`);
  show('only ctags', missed);
  show(
    'only ours',
    extra.map(([place, { kind }]) => `${place.replaceAll('\0', ':')} ${kind}`),
  );
}

/** ctags writes spaces into the names of operators. */
function key(path: string, line: number, name: string): string {
  return `${path}\0${line}\0${/^operator\b/.test(name) ? name.replace(/\s/g, '') : name}`;
}

/** Spread over the tree, not the first of it. */
function show(title: string, items: readonly string[]): void {
  const step = Math.max(1, Math.floor(items.length / Math.max(1, SHOWN)));
  const shown = items.filter((_, index) => index % step === 0).slice(0, SHOWN);
  if (shown.length > 0) console.log(`  ${title} (${items.length}):\n${shown.map((item) => `    ${item}`).join('\n')}`);
}

void main(process.argv.slice(2));
