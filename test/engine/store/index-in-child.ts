/**
 * Indexes a project in a process of its own, which may be killed, and prints how many files there are to look at at
 * every progress, and the final status as JSON. Arguments: root and cache directory.
 */
import { openProject } from '../../../src/engine';

async function main(root: string, cache: string): Promise<void> {
  const project = await openProject(root, { env: { CODELENS_CACHE_DIR: cache } });
  await project.index.update({ onProgress: ({ total }) => process.stdout.write(`${total}\n`) });
  process.stdout.write(`${JSON.stringify(project.status())}\n`);
  await project.close();
}

// Over the limit of `ulimit -f` the kernel sends this signal first; whoever heeds it gets EFBIG.
process.on('SIGXFSZ', () => undefined);

const [root = '', cache = ''] = process.argv.slice(2);
void main(root, cache);
