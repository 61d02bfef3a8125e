import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Arg,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsString,
  LIMIT_ALIASES,
  Max,
  Min,
  MutationTool,
  ReadOnlyTool,
  Tool,
  type ToolContext,
} from '../../../src/framework';

/**
 * The tools that the adapter's tests call, in this process and in a server of their own. Each argument gives its type,
 * since the server is compiled by esbuild, which writes no decorator metadata.
 */
@ReadOnlyTool({ name: 'semantic_search', description: 'Finds code by what it does.', examples: [{ query: 'parse' }] })
export class SemanticSearch extends Tool {
  @Arg({ description: 'What the code does', type: 'string' })
  @IsString()
  @IsNotEmpty()
  query!: string;

  @Arg('max_results', { aliases: LIMIT_ALIASES, description: 'Most results to return', type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(200)
  maxResults = 20;

  execute(): object {
    return { query: this.query, max_results: this.maxResults };
  }
}

/** What the mutation tool has written, for tests that run it in this process. */
export const written: string[][] = [];

@MutationTool({ name: 'write_notes', description: 'Writes notes.', examples: [{ notes: ['a'] }] })
export class WriteNotes extends Tool {
  @Arg({ description: 'The notes', type: 'array', items: 'string' })
  @IsArray()
  @IsString({ each: true })
  notes!: string[];

  execute(): object {
    written.push(this.notes);
    return { written: this.notes.length };
  }
}

@ReadOnlyTool({ name: 'count_up', description: 'Counts, and says how far it is.', examples: [{ steps: 2 }] })
export class CountUp extends Tool {
  @Arg({ description: 'How far', type: 'integer' })
  @IsInt()
  @Min(1)
  steps!: number;

  async execute(context: ToolContext): Promise<object> {
    for (let progress = 1; progress <= this.steps; progress++) {
      context.progress({ progress, total: this.steps, message: `${progress} of ${this.steps}` });
      await sleep(1);
    }
    return { counted: this.steps };
  }
}

/** What became of the waiting calls, for tests that run them in this process. */
export const waits: string[] = [];

@ReadOnlyTool({ name: 'wait', description: 'Waits until it is cancelled.', examples: [{}] })
export class Wait extends Tool {
  async execute({ signal, log }: ToolContext): Promise<object> {
    waits.push('started');
    log.warn('waiting');
    await sleep(60_000, undefined, { signal }).catch((error: unknown) => {
      waits.push('stopped');
      log.warn('stopped waiting');
      throw error;
    });
    return {};
  }
}

@ReadOnlyTool({ name: 'fail', description: 'Fails.', examples: [{}] })
export class Fail extends Tool {
  execute(): object {
    throw new TypeError('secret is not iterable');
  }
}

@ReadOnlyTool({ name: 'chatter', description: 'Prints to the console.', examples: [{}] })
export class Chatter extends Tool {
  execute(): object {
    console.log('console.log of a library');
    console.info('console.info of a library');
    return { printed: true };
  }
}

@ReadOnlyTool({ name: 'nothing', description: 'Takes nothing and does nothing.', examples: [{}] })
export class Nothing extends Tool {
  execute(): object {
    return { done: true };
  }
}

export const SAMPLE_TOOLS = [SemanticSearch, WriteNotes, CountUp, Wait, Fail, Chatter, Nothing];
