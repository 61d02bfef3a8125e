import { serveProject } from '../../server';
import { projectDirectory } from '../project-directory';

export async function serve(options: { project?: string; readOnly?: boolean }): Promise<void> {
  await serveProject({ directory: projectDirectory(options.project), readOnly: options.readOnly });
  // The streams of a client that went away may never close; all that had to be finished is.
  process.exit();
}
