/**
 * Edits a project's file in a process of its own, which may run out of disk or be killed. Prints the error's code and
 * message, if there is one. Arguments: root, path, content, and how often.
 */
import { LineEditor } from '../../../src/engine/edits';
import { Workspace } from '../../../src/engine/workspace';

async function main(root: string, path: string, content: string, times: number): Promise<void> {
  const editor = new LineEditor(new Workspace(root));
  for (let i = 0; i < times; i++) {
    await editor.replaceLines({ path, startLine: 1, endLine: 1, content: `${i % 10}${content}` });
    process.stdout.write('.');
  }
}

// Over the limit of `ulimit -f` the kernel sends this signal first; whoever heeds it gets EFBIG.
process.on('SIGXFSZ', () => undefined);

const [root = '', path = '', content = '', times = '1'] = process.argv.slice(2);
main(root, path, content, Number(times)).catch((error: unknown) => {
  const { code, message } = error as { code: string; message: string };
  process.stdout.write(`${code}: ${message}`);
});
