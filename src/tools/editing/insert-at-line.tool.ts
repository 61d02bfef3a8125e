import { LineEditor } from '../../engine';
import { Arg, IsInt, IsString, Min, MutationTool, type ToolContext } from '../../framework';
import { EditAnswer, toEditAnswer } from './edit.result';
import { LineEditTool } from './line-edit-tool';

@MutationTool({
  name: 'insert_at_line',
  description: 'Insert whole lines before a line of a file, or after its last line. The other lines keep their bytes.',
  result: EditAnswer,
  examples: [{ file_path: 'shapes.ts', line: 1, content: '// inserted\n' }],
})
export class InsertAtLineTool extends LineEditTool {
  @Arg({ description: 'The line to insert before, from 1; the number of lines + 1 appends' })
  @IsInt()
  @Min(1)
  line!: number;

  @Arg({ description: 'The lines to insert' })
  @IsString()
  content!: string;

  constructor(private readonly editor: LineEditor) {
    super();
  }

  async execute({ signal }: ToolContext): Promise<EditAnswer> {
    const { filePath: path, line, content, expectedSha256, dryRun } = this;
    return toEditAnswer(await this.editor.insertAtLine({ path, line, content, expectedSha256, dryRun, signal }));
  }
}
