import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What decides which symbols a text has; the same from src and from dist. */
const CODE = [join(__dirname, '../languages'), join(__dirname, '../parsing')];
const GRAMMARS = join(__dirname, '../../../grammars');

/**
 * Changes with every change of the code, queries and grammars that read symbols, so that an index made by others is not
 * taken for one made by these.
 */
export async function extractionFingerprint(): Promise<string> {
  const parts = await Promise.all([
    ...CODE.map((directory) => digestsBelow(directory, (file) => readFile(file))),
    // Some megabytes: their sizes will do.
    digestsBelow(GRAMMARS, async (file) => `${(await stat(file)).size}`),
  ]);
  return digest(JSON.stringify(parts));
}

/** Names and digests of the files below a directory, sorted by name. */
async function digestsBelow(
  directory: string,
  contentOf: (file: string) => Promise<Buffer | string>,
): Promise<[name: string, digest: string][]> {
  if (!existsSync(directory)) {
    return []; // grammars not built yet: parsing tells
  }
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file) => [file.slice(directory.length), digest(await contentOf(file))] as [string, string]),
  );
}

function digest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
