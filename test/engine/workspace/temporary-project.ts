import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';

/** A directory of its own for each test, `root`, in one that is removed afterwards, `outside`. */
export class TemporaryProject {
  outside = '';
  root = '';

  constructor() {
    beforeEach(() => {
      this.outside = realpathSync(mkdtempSync(join(tmpdir(), 'codelens-')));
      this.root = join(this.outside, 'project');
      mkdirSync(this.root);
    });
    afterEach(() => {
      execFileSync('chmod', ['-R', 'u+rwX', this.outside]); // what a test closed could not be removed
      rmSync(this.outside, { recursive: true, force: true });
    });
  }

  path(relative: string): string {
    return join(this.root, relative);
  }

  write(relative: string, content: string | Buffer = ''): string {
    const path = this.path(relative);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }

  read(relative: string): string {
    return readFileSync(this.path(relative), 'utf8');
  }

  link(relative: string, target: string): void {
    const path = this.path(relative);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(target, path);
  }

  git(...args: string[]): string {
    const settings = ['-c', 'user.name=test', '-c', 'user.email=test@localhost', '-c', 'protocol.file.allow=always'];
    return execFileSync('git', [...settings, ...args], { cwd: this.root, encoding: 'utf8', stdio: 'pipe' });
  }
}

/** Root may read and write everything: what permissions forbid shows only to another user. */
export async function asOrdinaryUser<Result>(act: () => Result | Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) {
    return act();
  }
  process.seteuid?.(65534);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}
