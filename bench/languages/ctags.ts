import { spawnSync } from 'node:child_process';
import type { Peer } from './kinds';

/** One definition, as universal-ctags has it. */
export interface Tag {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly kind: string;
}

/** @param files paths relative to `root` */
export function tagsOf(root: string, files: readonly string[], peer: Peer): Tag[] {
  const { stdout, error, status, stderr } = spawnSync(
    'ctags',
    [
      '--options=NONE',
      '--output-format=json',
      '--fields=NFnK',
      '--extras=+F',
      `--languages=${peer.language}`,
      `--language-force=${peer.language}`,
      `--kinds-${peer.language}=*`,
      '-f',
      '-',
      '-L',
      '-',
    ],
    { cwd: root, input: files.join('\n'), encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (error) throw new Error('universal-ctags is needed (Debian package universal-ctags)', { cause: error });
  if (status !== 0) throw new Error(`ctags: ${stderr}`);
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{"_type": "tag"'))
    .map((line) => JSON.parse(line) as Tag);
}
