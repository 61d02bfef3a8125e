import { cpus, loadavg } from 'node:os';

/** What a figure depends on beside the code; the load is that of the last minute, 0 on a quiet machine. */
export function machine(): string {
  return `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, load ${load()}`;
}

export function load(): string {
  return loadavg()[0]!.toFixed(2);
}
