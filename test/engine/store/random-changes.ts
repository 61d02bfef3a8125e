import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TemporaryProject } from '../workspace/temporary-project';

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PATHS = [
  'a.ts',
  'b.py',
  'c.js',
  'src/d.ts',
  'src/e.tsx',
  'src/deep/f.ts',
  'built/g.ts',
  'ü ö.ts',
  'h.md',
  'min.js',
];

/** What people, editors and git do to the files of a repository, at random. */
export class RandomChanges {
  private readonly changes = [
    'write',
    'write',
    'write',
    'replaceByEqualLength',
    'touch',
    'remove',
    'rename',
    'exchange',
    'toggleIgnoring',
    'commit',
    'switchBranch',
    'restore',
  ] as const;

  constructor(
    private readonly files: TemporaryProject,
    private readonly random: () => number,
  ) {
    files.git('init', '-q', '-b', 'main');
    this.write();
    this.commit();
    files.git('branch', 'other');
  }

  /** @returns the name of the change, for the report of a failure */
  one(): string {
    const change = this.pick(this.changes);
    this[change]();
    return change;
  }

  private write(): void {
    const path = this.pick(PATHS);
    if (existsSync(this.files.path(dirname(path))) && !statSync(this.files.path(dirname(path))).isDirectory()) {
      return;
    }
    this.files.write(path, this.content(path));
  }

  private content(path: string): string | Buffer {
    const name = `n${Math.floor(this.random() * 10)}`;
    return this.pick<string | Buffer>([
      '',
      Buffer.from([0x63, 0, 0xff]),
      `${name}();`.repeat(2_000),
      path.endsWith('.py') ? `class ${name}:\n  def m(self): pass\n` : `export class ${name} { m() {} m2() {} }\n`,
      path.endsWith('.py')
        ? `def ${name}(): pass\ndef ${name}(): pass\n`
        : `function ${name}() {}\nconst ${name}x = 1;\n`,
    ]);
  }

  private replaceByEqualLength(): void {
    const path = this.existing();
    const content = path && this.files.read(path);
    if (content?.includes('class n')) {
      this.files.write(path ?? '', content.replace(/class n\d/, `class n${Math.floor(this.random() * 10)}`));
    }
  }

  private touch(): void {
    const path = this.existing();
    if (path) {
      const time = Math.floor(this.random() * 1e9);
      utimesSync(this.files.path(path), time, time);
    }
  }

  private remove(): void {
    const path = this.existing();
    if (path) {
      rmSync(this.files.path(path));
    }
  }

  private rename(): void {
    const [from, to] = [this.existing(), this.pick(PATHS)];
    if (from && existsSync(this.files.path(dirname(to)))) {
      renameSync(this.files.path(from), this.files.path(to));
    }
  }

  /** Each of the two keeps its inode, size and times, under the other's name. */
  private exchange(): void {
    const [one, other] = [this.existing(), this.existing()];
    if (one && other && one !== other) {
      renameSync(this.files.path(one), this.files.path('exchange.tmp'));
      renameSync(this.files.path(other), this.files.path(one));
      renameSync(this.files.path('exchange.tmp'), this.files.path(other));
    }
  }

  private toggleIgnoring(): void {
    if (existsSync(this.files.path('.gitignore'))) {
      rmSync(this.files.path('.gitignore'));
    } else {
      this.files.write('.gitignore', 'built/\nsrc/*.ts\n');
    }
  }

  private commit(): void {
    this.files.git('add', '-A');
    this.files.git('commit', '-q', '--allow-empty', '-m', 'changes');
  }

  private switchBranch(): void {
    this.commit();
    this.files.git('checkout', '-q', this.pick(['main', 'other']));
  }

  private restore(): void {
    this.files.git('reset', '-q', '--hard');
  }

  private existing(): string | undefined {
    const listed = readdirSync(this.files.root, { recursive: true, encoding: 'utf8' });
    const present = PATHS.filter((path) => listed.includes(path));
    return present.length > 0 ? this.pick(present) : undefined;
  }

  private pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }
}
