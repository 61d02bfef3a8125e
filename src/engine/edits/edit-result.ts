/** What an edit did to one file, or would do. */
export interface FileEdit {
  /** Relative to the root, forward slashes. */
  readonly path: string;
  /** Lines added and removed. */
  readonly added: number;
  readonly removed: number;
  /** SHA-256 of the bytes, in hex; "" for a file that does not exist. */
  readonly sha256Before: string;
  readonly sha256After: string;
  /** Unified diff of the whole change. */
  readonly diff: string;
}

export interface EditResult {
  /** False for a dry run, and where nothing would change. */
  readonly applied: boolean;
  readonly files: readonly FileEdit[];
}
