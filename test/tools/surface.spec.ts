import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolRegistry } from '../../src/framework';
import { codeLensRegistry } from '../../src/server/registry';

/** Written by hand: what is generated from metadata cannot see that the metadata is wrong. */
const golden: unknown = JSON.parse(readFileSync(join(__dirname, 'surface.golden.json'), 'utf8'));

describe('the surface of the tools', () => {
  it('is the golden one in jest’s transform', () => {
    expect(surfaceOf(codeLensRegistry())).toEqual(golden);
  });

  it('is the golden one as compiled', () => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- dist is built, not type-checked here
    const built = require('../../dist/server/registry') as { codeLensRegistry: typeof codeLensRegistry };
    expect(surfaceOf(built.codeLensRegistry())).toEqual(golden);
  });

  it('has no tool that changes files when the server is read-only', () => {
    expect(codeLensRegistry({ readOnly: true }).definitions.map(({ name }) => name)).toEqual([
      'find_symbol',
      'get_symbols_overview',
      'index_status',
      'read_symbols',
      'refresh_index',
      'search_for_pattern',
    ]);
  });
});

function surfaceOf(registry: ToolRegistry): object {
  return Object.fromEntries(
    registry.definitions.map(({ name, mode, args }) => [
      name,
      {
        mode,
        args: Object.fromEntries(
          args.map(({ wireName, type, required, aliases, defaultValue }) => [
            wireName,
            {
              type: type.kind,
              required,
              aliases: [...aliases],
              ...(defaultValue !== undefined && { default: defaultValue }),
            },
          ]),
        ),
      },
    ]),
  );
}
