import type { EditResult, FileEdit } from '../../engine';
import { IsArray, IsBoolean, IsInt, IsOptional, IsString, Type, ValidateNested } from '../../framework';

/** Most characters of diff in an answer: with the rest of it that is under 1,500 tokens however large the edit. */
const DIFF_BUDGET = 4_000;
/** Most files named in an answer. */
const FILES_SHOWN = 10;

class EditedFile {
  @IsString() path!: string;
  @IsInt() added!: number;
  @IsInt() removed!: number;
  /** "" for a file that did not exist. */
  @IsString() sha256_before!: string;
  @IsString() sha256_after!: string;
}

/** The small answer of every edit. */
export class EditAnswer {
  /** False for a dry run, and where the content was already so. */
  @IsBoolean() applied!: boolean;
  @IsInt() files_changed!: number;
  /** Lines. */
  @IsInt() added!: number;
  @IsInt() removed!: number;
  @IsArray() @ValidateNested({ each: true }) @Type(() => EditedFile) files!: EditedFile[];
  /** Unified diff, whole lines of its beginning where it is long. */
  @IsString() diff!: string;
  /** Lines of the diff that are not shown; absent when all are. */
  @IsOptional() @IsInt() diff_lines_omitted?: number;
}

export function toEditAnswer(edit: EditResult): EditAnswer {
  const changed = edit.files.filter((file) => file.sha256Before !== file.sha256After);
  return {
    applied: edit.applied,
    files_changed: changed.length,
    added: sum(changed, (file) => file.added),
    removed: sum(changed, (file) => file.removed),
    files: changed.slice(0, FILES_SHOWN).map(toEditedFile),
    ...boundedDiff(changed.map((file) => file.diff).join('')),
  };
}

function toEditedFile(file: FileEdit): EditedFile {
  return {
    path: file.path,
    added: file.added,
    removed: file.removed,
    sha256_before: file.sha256Before,
    sha256_after: file.sha256After,
  };
}

function boundedDiff(diff: string): Pick<EditAnswer, 'diff' | 'diff_lines_omitted'> {
  if (diff.length <= DIFF_BUDGET) return { diff };
  const shown = diff.slice(0, diff.lastIndexOf('\n', DIFF_BUDGET) + 1);
  const omitted = diff.slice(shown.length).split('\n').length - 1;
  return { diff: shown, diff_lines_omitted: omitted };
}

function sum(files: readonly FileEdit[], count: (file: FileEdit) => number): number {
  return files.reduce((total, file) => total + count(file), 0);
}
