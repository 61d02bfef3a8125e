import { Arg, IsBoolean, IsOptional, IsString, Matches, Tool } from '../../framework';
import { FILE_PATH_ALIASES } from '../aliases';
import type { EditAnswer } from './edit.result';

/** What the tools that edit one file by line numbers have in common. */
export abstract class LineEditTool extends Tool<EditAnswer> {
  @Arg({ aliases: FILE_PATH_ALIASES, description: 'The file to edit' })
  @IsString()
  filePath!: string;

  @Arg({ description: 'SHA-256 of the file as it was read: the edit is refused when the file has changed since' })
  @IsOptional()
  @IsString()
  @Matches(/^[0-9a-f]{64}$/)
  expectedSha256?: string;

  @Arg({ description: 'Whether to answer with the diff only and change nothing' })
  @IsBoolean()
  dryRun = false;
}
