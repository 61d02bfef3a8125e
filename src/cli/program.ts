import { Command } from 'commander';
import { version } from '../server/version';

const EXAMPLES = `
Examples:
  codelens index                                     index the project of this directory
  codelens call find_symbol name=UserService         ask one question
  codelens call find_symbol --args '{"name": "parse", "limit": 5}'
  codelens serve --project ~/src/app                 what an MCP host starts
`;

/** Each command imports its work when it runs: --help and serve should not pay for the others. */
export function buildProgram(): Command {
  const program = new Command('codelens')
    .description('Code intelligence for coding agents: an MCP server, and the same tools by hand.')
    .version(version())
    .option('--project <dir>', 'the project to work on (default: the one around the current directory)')
    .exitOverride()
    .showHelpAfterError('(codelens --help shows how it is used)')
    .addHelpText('after', EXAMPLES);

  program
    .command('serve')
    .description('serve the tools over MCP on standard input and output')
    .option('--read-only', 'offer only the tools that change nothing')
    .action(async (_options: unknown, command: Command) => {
      const { serve } = await import('./commands/serve.js');
      await serve(command.optsWithGlobals());
    });

  program
    .command('index')
    .description('index a project, or bring its index up to date')
    .argument('[dir]', 'the project, instead of --project')
    .action(async (directory: string | undefined, _options: unknown, command: Command) => {
      const { indexProject } = await import('./commands/index-project.js');
      await indexProject(directory, command.optsWithGlobals());
    });

  program
    .command('call')
    .description("call one tool and print its answer as JSON; exit code 1 when the answer is the tool's error")
    .argument('<tool>', 'its name, see codelens tools')
    .argument('[key=value...]', 'arguments; a value may be JSON')
    .option('--args <json>', 'the arguments as one JSON object')
    .action(async (tool: string, pairs: string[], _options: unknown, command: Command) => {
      const { call } = await import('./commands/call.js');
      await call(tool, pairs, command.optsWithGlobals());
    });

  program
    .command('tools')
    .description('list the tools and their arguments')
    .option('--json', 'as MCP lists them, with their schemas')
    .action(async (_options: unknown, command: Command) => {
      const { listTools } = await import('./commands/tools.js');
      listTools(command.optsWithGlobals());
    });

  return program;
}
