import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { fileAccessError } from './file-access-error';

/** The rules of one `.gitignore` and the directory it stands in. */
interface Layer {
  /** Relative to the root, "" or with a slash at its end. */
  readonly base: string;
  readonly rules: Ignore;
}

/**
 * The ignore files that hold in one directory: its own and those above it, as gitignore(5) ranks them. Immutable: going
 * down yields a new one.
 */
export class IgnoreRules {
  private constructor(private readonly layers: readonly Layer[]) {}

  static at(root: string): IgnoreRules {
    return new IgnoreRules(layersOf(root, ''));
  }

  /** @param path relative to the root, with a slash at its end for a directory */
  ignores(path: string): boolean {
    // gitignore(5): patterns of a lower level override those of a higher one.
    for (const { base, rules } of this.layers.toReversed()) {
      const { ignored, unignored } = rules.test(path.slice(base.length));
      if (ignored || unignored) {
        return ignored;
      }
    }
    return false;
  }

  /** @param directory one that is not ignored, with a slash at its end */
  below(root: string, directory: string): IgnoreRules {
    const above = this.layers.map((layer) => admitting(layer, directory));
    return new IgnoreRules([...above, ...layersOf(root, directory)]);
  }
}

function layersOf(root: string, directory: string): Layer[] {
  const path = join(root, directory, '.gitignore');
  // git does not follow a link here either
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) {
    return [];
  }
  return [{ base: directory, rules: ignore({ ignorecase: false }).add(readRules(path)) }];
}

/** Without its ignore file a directory would show what it means to hide: failing to read it is an error. */
function readRules(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw fileAccessError('read', path, error);
  }
}

/**
 * `ignore` holds what lies below an ignored directory to be ignored. Where a lower ignore file has let the directory in
 * again, the layer must let it in too before it can judge what is below.
 */
function admitting(layer: Layer, directory: string): Layer {
  const path = directory.slice(layer.base.length);
  if (!layer.rules.test(path).ignored) {
    return layer;
  }
  const literal = path.replace(/[\\*?[\]]/g, '\\$&');
  return { base: layer.base, rules: ignore({ ignorecase: false }).add(layer.rules).add(`!/${literal}`) };
}
