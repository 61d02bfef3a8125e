import { LineEditor } from '../../engine';
import { Arg, IsInt, Min, MutationTool, type ToolContext } from '../../framework';
import { EditAnswer, toEditAnswer } from './edit.result';
import { LineEditTool } from './line-edit-tool';

@MutationTool({
  name: 'delete_lines',
  description: 'Delete whole lines of a file. The other lines keep their bytes.',
  result: EditAnswer,
  examples: [{ file_path: 'shapes.ts', start_line: 2, end_line: 3 }],
})
export class DeleteLinesTool extends LineEditTool {
  @Arg({ description: 'First line to delete, from 1' })
  @IsInt()
  @Min(1)
  startLine!: number;

  @Arg({ description: 'Last line to delete, inclusive' })
  @IsInt()
  @Min(1)
  endLine!: number;

  constructor(private readonly editor: LineEditor) {
    super();
  }

  async execute({ signal }: ToolContext): Promise<EditAnswer> {
    const { filePath: path, startLine, endLine, expectedSha256, dryRun } = this;
    return toEditAnswer(await this.editor.deleteLines({ path, startLine, endLine, expectedSha256, dryRun, signal }));
  }
}
