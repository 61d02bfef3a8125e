import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As package.json says: read, since a copy would be forgotten. */
export function version(): string {
  const manifest = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
