import { Presets, SingleBar } from 'cli-progress';
import type { UpdateProgress } from '../../engine';

/** A bar on stderr; nothing where stderr is no terminal. */
export function progressBar(): { report(progress: UpdateProgress): void; stop(): void } {
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: 'indexing {bar} {value}/{total} files, {eta} s left',
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  let started = false;
  return {
    report({ done, total }) {
      if (!started) bar.start(total, done);
      started = true;
      bar.setTotal(total);
      bar.update(done);
    },
    stop() {
      if (started) bar.stop();
    },
  };
}
