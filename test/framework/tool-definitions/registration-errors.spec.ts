import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as framework from '../../../src/framework';

describe('the registration errors', () => {
  it('have each a test, here or with the registry', () => {
    const folders = [__dirname, join(__dirname, '../registry')];
    const specs = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
    const text = specs.map((path) => readFileSync(path, 'utf8')).join('');
    const names = Object.entries(framework)
      .filter(([, value]) => typeof value === 'function' && value.prototype instanceof framework.RegistrationError)
      .map(([name]) => name);
    expect(names.length).toBeGreaterThan(0);
    // Once in the import, once where it is expected.
    expect(names.filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length < 3)).toEqual([]);
  });

  it('have each a file of their own', () => {
    const folder = join(__dirname, '../../../src/framework/tool-definitions/errors');
    const files = readdirSync(folder).filter((name) => !['index.ts', 'registration-error.ts'].includes(name));
    const classes = files.map((name) => readFileSync(join(folder, name), 'utf8').match(/export class (\w+)/g));
    expect(classes.every((found) => found?.length === 1)).toBe(true);
  });
});
