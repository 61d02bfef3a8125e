import { openProject } from '../../engine';
import { projectDirectory } from '../project-directory';
import { UsageError } from '../usage-error';
import { progressBar } from './progress-bar';

export async function indexProject(named: string | undefined, options: { project?: string }): Promise<void> {
  if (named !== undefined && options.project !== undefined) {
    throw new UsageError('give the directory once: as an argument or with --project');
  }
  const project = await openProject(projectDirectory(named ?? options.project), { onWarning: warn });
  const bar = progressBar();
  const started = performance.now();
  try {
    await project.index.update({
      onProgress: (progress) => {
        bar.report(progress);
      },
    });
    bar.stop();
    const { files, symbols, languages, skipped } = project.status();
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const perLanguage = languages.map(({ language, files: count }) => `${language} ${count}`).join(', ');
    process.stdout.write(
      `${files} files, ${symbols} symbols in ${seconds} s (${perLanguage || 'no known language'})\n`,
    );
    for (const { reason, count } of skipped) process.stdout.write(`skipped ${count}: ${reason}\n`);
  } finally {
    bar.stop();
    await project.close();
  }
}

function warn(message: string): void {
  process.stderr.write(`codelens: ${message}\n`);
}
