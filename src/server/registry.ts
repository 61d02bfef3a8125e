import { join } from 'node:path';
import { discoverTools, policySettingsFromEnvironment, ToolRegistry } from '../framework';

/** CodeLens' own tools: every file `*.tool` below src/tools. */
export function codeLensRegistry(options: { readOnly?: boolean } = {}): ToolRegistry {
  return ToolRegistry.from(discoverTools(join(__dirname, '../tools')), {
    settings: policySettingsFromEnvironment(process.env),
    readOnly: options.readOnly ?? false,
  });
}
