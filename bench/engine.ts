import { createRequire } from 'node:module';
import { join } from 'node:path';

export const DIST = join(__dirname, '../dist');

/** What ships is measured: the built engine, which need not be there when this is checked. */
const built = createRequire(join(DIST, 'engine/'));
export const { openProject } = built('.') as typeof import('../src/engine');
export const storeQueries = {
  ...(built('./store/symbol-queries') as typeof import('../src/engine/store/symbol-queries')),
  ...(built('./store/occurrence-queries') as typeof import('../src/engine/store/occurrence-queries')),
};
