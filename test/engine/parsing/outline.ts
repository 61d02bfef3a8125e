import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../../src/engine/languages';
import { type Extraction, type Extractor, unpackPlaces } from '../../../src/engine/parsing';

const FIXTURES = join(__dirname, '../../fixtures');

/** @param path below test/fixtures */
export async function extractFixture(extractor: Extractor, path: string): Promise<Extraction> {
  const text = readFileSync(join(FIXTURES, path), 'utf8');
  return extractor.extract(languageOf(path, text)?.id ?? path, text);
}

/** A line for each symbol, indented under its container: `kind name first-last line`. */
export function outline({ symbols }: Extraction): string[] {
  const depths: number[] = [];
  return symbols.map(({ kind, name, parent, startLine, endLine }) => {
    const depth = parent < 0 ? 0 : (depths[parent] ?? 0) + 1;
    depths.push(depth);
    return `${'  '.repeat(depth)}${kind} ${name} ${startLine}-${endLine}`;
  });
}

/** `role name` of each occurrence, in source order. */
export function occurrenceList({ occurrences: { names, places } }: Extraction): string[] {
  return names
    .flatMap((name, index) => unpackPlaces(places, index).map((place) => ({ name, ...place })))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ role, name }) => `${role} ${name}`);
}
