/** Ours: the same tools as classes, with the whole argument policy. */
import 'reflect-metadata';
import { container } from 'tsyringe';
import {
  Arg,
  IsArray,
  IsInt,
  IsString,
  LIMIT_ALIASES,
  Max,
  Min,
  ReadOnlyTool,
  Tool,
  ToolRegistry,
  Type,
  ValidateNested,
  type ToolClass,
} from '../../../src/framework';
import { createMcpServer, serveStdio } from '../../../src/framework/mcp';
import { reportCpu } from './report-cpu';

class Edit {
  @Arg({ description: 'The line' })
  @IsInt()
  @Min(1)
  line!: number;

  @Arg({ description: 'The text' })
  @IsString()
  text!: string;
}

@ReadOnlyTool({ name: 'noop', description: 'Does nothing.', examples: [{}] })
class Noop extends Tool {
  execute(): object {
    return { ok: true };
  }
}

@ReadOnlyTool({ name: 'batch', description: 'Counts the edits it was given.', examples: [{ edits: [] }] })
class Batch extends Tool {
  @Arg('max_results', { aliases: LIMIT_ALIASES, description: 'Most results to return' })
  @IsInt()
  @Min(1)
  @Max(200)
  maxResults = 20;

  @Arg({ description: 'The edits' })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Edit)
  edits!: Edit[];

  execute(): object {
    return { limit: this.maxResults, edits: this.edits.length };
  }
}

function filler(index: number): ToolClass {
  @ReadOnlyTool({
    name: `filler_${index}`,
    description: `Fills the list, number ${index}.`,
    examples: [{ query: 'a' }],
  })
  class Filler extends Tool {
    @Arg({ description: 'Words to look for' })
    @IsString()
    query!: string;

    @Arg('max_results', { aliases: LIMIT_ALIASES, description: 'Most results to return' })
    @IsInt()
    @Min(1)
    @Max(200)
    maxResults = 20;

    execute(): object {
      return {};
    }
  }
  return Filler;
}

const ignore = (): void => undefined;
const server = createMcpServer({
  name: 'ours',
  version: '1.0.0',
  registry: ToolRegistry.from([Noop, Batch, ...Array.from({ length: 38 }, (_, index) => filler(index))]),
  container,
  log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
});
reportCpu();
void serveStdio(server).then(() => process.exit());
