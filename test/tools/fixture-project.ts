import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestOptions } from '../../src/framework/testing';
import * as source from '../../src/server/composition-root';
import { fromEngineError } from '../../src/tools/engine-errors';

export interface FixtureProject extends source.ProjectScope {
  readonly root: string;
  /** A hash over the names and bytes of all files. */
  bytes(): string;
  close(): Promise<void>;
}

/**
 * A copy of a fixture in a directory of its own, indexed in a cache of its own.
 * @param openProjectScope that of src, or of dist
 */
export async function openFixture(
  name: string,
  openProjectScope: typeof source.openProjectScope = source.openProjectScope,
): Promise<FixtureProject> {
  const directory = mkdtempSync(join(tmpdir(), 'codelens-tools-'));
  const root = join(directory, name);
  cpSync(join(__dirname, '../fixtures', name), root, { recursive: true });
  const scope = await openProjectScope(root, { env: { CODELENS_CACHE_DIR: join(directory, 'cache') } });
  return {
    ...scope,
    root,
    bytes: () => hashTree(root),
    close: async () => {
      await scope.project.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What a test of one tool is given: a fresh copy of the TypeScript fixture. */
export const shapesTs: TestOptions = {
  errors: fromEngineError,
  services: async () => {
    const project = await openFixture('shapes-ts');
    return { container: project.container, snapshot: () => project.bytes(), close: () => project.close() };
  },
};

export function hashTree(root: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    hash.update(path);
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
