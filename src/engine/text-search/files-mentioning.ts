import { pathOf } from './matches';
import { type RipgrepEvent, runRipgrep } from './ripgrep';

/**
 * Which of the files contain the text, in any case of letters. Files that cannot be read do not.
 * @throws EngineError `unsupported` without ripgrep, `timeout`, `cancelled`
 */
export async function filesMentioning(
  root: string,
  files: readonly string[],
  text: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const found: string[] = [];
  await runRipgrep({
    root,
    options: [...OPTIONS, `--regexp=${text}`],
    files,
    signal,
    onLine: (json) => {
      const event = JSON.parse(json) as RipgrepEvent;
      if (event.type === 'end') {
        found.push(pathOf(event.data));
      }
    },
  });
  return found;
}

/** What looks binary counts too: whoever asks decides by other rules. */
const OPTIONS = ['--json', '--no-config', '--text', '--ignore-case', '--fixed-strings', '--max-count=1'];
