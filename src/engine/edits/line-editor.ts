import type { Workspace } from '../workspace';
import { contentLines } from './content';
import { type EditOptions, editTextFile } from './edit-text-file';
import type { EditResult } from './edit-result';
import { deletion, insertion, replacement } from './line-change';
import { checkInsertionLine, checkRange } from './line-range';

/** 1-based, inclusive at both ends. */
export interface LineRange {
  readonly startLine: number;
  readonly endLine: number;
}

export interface NewContent {
  /** Whole lines; the final newline is optional, and "" has no lines. Its newlines become those of the place. */
  readonly content: string;
}

export interface InsertionPlace {
  /** The number that the first inserted line will have: 1 to the file's line count + 1. */
  readonly line: number;
}

/**
 * Edits of whole lines, byte-exact outside of them: line endings, byte order mark, final newline, mode and links stay.
 * All throw EngineError `invalid` when the lines leave the file (naming its line count) and what `editTextFile` throws.
 */
export class LineEditor {
  /** @param onWritten told of each file that was written, relative to the root, before the edit's promise is kept */
  constructor(
    private readonly workspace: Workspace,
    private readonly onWritten: (path: string) => void = () => undefined,
  ) {}

  /** Content "" leaves nothing in place of the lines. */
  replaceLines(edit: EditOptions & LineRange & NewContent): Promise<EditResult> {
    return this.edit(edit, (lines, path) => {
      checkRange(path, lines, edit.startLine, edit.endLine);
      return replacement(lines, edit.startLine, edit.endLine, contentLines(edit.content));
    });
  }

  insertAtLine(edit: EditOptions & InsertionPlace & NewContent): Promise<EditResult> {
    return this.edit(edit, (lines, path) => {
      checkInsertionLine(path, lines, edit.line);
      return insertion(lines, edit.line, contentLines(edit.content));
    });
  }

  deleteLines(edit: EditOptions & LineRange): Promise<EditResult> {
    return this.edit(edit, (lines, path) => {
      checkRange(path, lines, edit.startLine, edit.endLine);
      return deletion(edit.startLine, edit.endLine);
    });
  }
  private async edit(options: EditOptions, makeChange: Parameters<typeof editTextFile>[2]): Promise<EditResult> {
    const result = await editTextFile(this.workspace, options, makeChange);
    if (result.applied) for (const { path } of result.files) this.onWritten(path);
    return result;
  }
}
