import { LineEditor } from '../../engine';
import { Arg, IsInt, IsString, Min, MutationTool, type ToolContext } from '../../framework';
import { EditAnswer, toEditAnswer } from './edit.result';
import { LineEditTool } from './line-edit-tool';

@MutationTool({
  name: 'replace_lines',
  description: 'Replace whole lines of a file. The line endings of the place, BOM and final newline are kept.',
  result: EditAnswer,
  examples: [
    { file_path: 'shapes.ts', start_line: 2, end_line: 3, new_content: '// replaced\n' },
    { file_path: 'shapes.ts', start_line: 1, end_line: 1, new_content: '// replaced\n', dry_run: true },
  ],
})
export class ReplaceLinesTool extends LineEditTool {
  @Arg({ description: 'First line to replace, from 1' })
  @IsInt()
  @Min(1)
  startLine!: number;

  @Arg({ description: 'Last line to replace, inclusive' })
  @IsInt()
  @Min(1)
  endLine!: number;

  @Arg({ description: 'What to put in their place; empty to delete them' })
  @IsString()
  newContent!: string;

  constructor(private readonly editor: LineEditor) {
    super();
  }

  async execute({ signal }: ToolContext): Promise<EditAnswer> {
    const { filePath: path, startLine, endLine, newContent: content, expectedSha256, dryRun } = this;
    return toEditAnswer(
      await this.editor.replaceLines({ path, startLine, endLine, content, expectedSha256, dryRun, signal }),
    );
  }
}
