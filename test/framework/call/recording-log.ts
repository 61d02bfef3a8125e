import type { ToolLog } from '../../../src/framework';

interface Entry {
  readonly message: string;
  readonly fields?: object;
}

/** A log whose entries a test can read. */
export class RecordingLog implements ToolLog {
  readonly entries = { debug: [] as Entry[], info: [] as Entry[], warn: [] as Entry[], error: [] as Entry[] };

  debug(message: string, fields?: object): void {
    this.entries.debug.push({ message, fields });
  }

  info(message: string, fields?: object): void {
    this.entries.info.push({ message, fields });
  }

  warn(message: string, fields?: object): void {
    this.entries.warn.push({ message, fields });
  }

  error(message: string, fields?: object): void {
    this.entries.error.push({ message, fields });
  }
}
