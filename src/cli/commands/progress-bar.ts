import { Presets, SingleBar } from 'cli-progress';
import type { UpdateProgress } from '../../engine';

/** A bar on stderr; nothing where stderr is no terminal. */
export function progressBar(): { report(progress: UpdateProgress): void; stop(): void } {
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: 'indexing {bar} {value}/{total} files, {rate} files/s, {eta} s left',
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  let startedAt: number | undefined;
  return {
    report({ done, total }) {
      if (startedAt === undefined) bar.start(total, done, { rate: 0 });
      startedAt ??= performance.now();
      const seconds = Math.max((performance.now() - startedAt) / 1000, 0.001);
      bar.setTotal(total);
      bar.update(done, { rate: Math.round(done / seconds) });
    },
    stop() {
      if (startedAt !== undefined) bar.stop();
    },
  };
}
