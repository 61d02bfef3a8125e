import ignore, { type Ignore } from 'ignore';

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
  static readonly none = new IgnoreRules([]);

  private constructor(private readonly layers: readonly Layer[]) {}

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
  below(directory: string): IgnoreRules {
    return new IgnoreRules(this.layers.map((layer) => admitting(layer, directory)));
  }

  /** @param text of the `.gitignore` in the directory */
  with(directory: string, text: string): IgnoreRules {
    const rules = ignore({ ignorecase: false }).add(text.replace(/^\uFEFF/, ''));
    return new IgnoreRules([...this.layers, { base: directory, rules }]);
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
