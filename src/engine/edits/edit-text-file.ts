import { realpathSync } from 'node:fs';
import { EngineError } from '../errors';
import {
  encodeText,
  fileAccessError,
  LineIndex,
  type ProjectPath,
  readTextFile,
  sha256,
  type TextFile,
  throwIfCancelled,
  type Workspace,
} from '../workspace';
import type { EditResult } from './edit-result';
import { KeyedQueue } from './keyed-queue';
import type { LineChange } from './line-change';
import { checkWritable, replaceFile } from './replace-file';
import { unifiedDiff } from './unified-diff';

export interface EditOptions {
  /** Relative to the root or absolute; an existing text file. */
  readonly path: string;
  /** Of the bytes the caller has seen; another content is a `conflict`. */
  readonly expectedSha256?: string;
  /** Answers with the diff and writes nothing. */
  readonly dryRun?: boolean;
  /** Heeded until the write begins. */
  readonly signal?: AbortSignal;
}

/** One for the process: two workspaces may share files. */
const edits = new KeyedQueue();

/**
 * One edit of one file, after those that were asked for earlier. Links inside the project are written through.
 * @param makeChange given the lines as they are now
 * @returns no files when nothing would change
 * @throws EngineError `not_found`, `invalid`, `path_denied`, `unsupported`, `conflict`, `cancelled`; nothing is written then
 */
export async function editTextFile(
  workspace: Workspace,
  options: EditOptions,
  makeChange: (lines: LineIndex, path: string) => LineChange,
): Promise<EditResult> {
  throwIfCancelled(options.signal);
  const file = withoutLinks(workspace.locate(options.path));
  return edits.run(file.absolute, async () => {
    const before = readTextFile(file);
    checkExpected(file, before, options.expectedSha256);
    await checkWritable(file.absolute, file.relative);
    const lines = new LineIndex(before.text);
    return writeChange(file, before, lines, makeChange(lines, file.relative), options);
  });
}

async function writeChange(
  file: ProjectPath,
  before: TextFile,
  lines: LineIndex,
  change: LineChange,
  { dryRun = false, signal }: EditOptions,
): Promise<EditResult> {
  const bytes = encodeText({ text: applied(before.text, lines, change), bom: before.bom });
  const sha256After = sha256(bytes);
  if (sha256After === before.sha256) {
    return { applied: false, files: [] };
  }
  const diff = unifiedDiff(file.relative, lines, change);
  throwIfCancelled(signal);
  if (!dryRun) {
    await replaceFile({ target: file.absolute, name: file.relative, before: encodeText(before), after: bytes });
  }
  return { applied: !dryRun, files: [{ path: file.relative, ...diff, sha256Before: before.sha256, sha256After }] };
}

function applied(text: string, lines: LineIndex, { startLine, endLine, lines: inserted }: LineChange): string {
  const start = startLine <= lines.count ? lines.span(startLine).start : text.length;
  const end = endLine < startLine ? start : lines.span(endLine).next;
  return text.slice(0, start) + inserted.map((line) => line.text + line.ending).join('') + text.slice(end);
}

/**
 * The name stays as the caller knows it; the place is the real one, so that a link is not replaced by a file.
 * Synchronous: edits queue in the order they were asked for.
 */
function withoutLinks(path: ProjectPath): ProjectPath {
  try {
    return { relative: path.relative, absolute: realpathSync(path.absolute) };
  } catch (error) {
    throw fileAccessError('edit', path.relative, error);
  }
}

function checkExpected(file: ProjectPath, { sha256 }: TextFile, expected: string | undefined): void {
  if (expected === undefined || expected.toLowerCase() === sha256) {
    return;
  }
  const wanted = expected === '' ? 'no such file was expected' : `expected sha256 ${expected}`;
  const message = `${file.relative} is not as it was read: ${wanted}, found ${sha256}; read it again`;
  throw new EngineError('conflict', message, { path: file.relative, expected_sha256: expected, sha256 });
}
