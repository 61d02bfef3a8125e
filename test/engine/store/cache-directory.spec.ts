import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheDirectory, databaseName } from '../../../src/engine/store/cache-directory';

describe('cacheDirectory', () => {
  it('is what CODELENS_CACHE_DIR says, whatever else is set', () => {
    expect(cacheDirectory({ CODELENS_CACHE_DIR: '/somewhere', XDG_CACHE_HOME: '/xdg' }, 'linux')).toBe('/somewhere');
    expect(cacheDirectory({ CODELENS_CACHE_DIR: 'here' }, 'linux')).toBe(resolve('here'));
  });

  it('honours XDG_CACHE_HOME, which must be absolute', () => {
    expect(cacheDirectory({ XDG_CACHE_HOME: '/xdg' }, 'linux')).toBe('/xdg/codelens');
    expect(cacheDirectory({ XDG_CACHE_HOME: 'xdg' }, 'linux')).toBe(join(homedir(), '.cache/codelens'));
  });

  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
    ['linux', {}, join(homedir(), '.cache/codelens')],
    ['darwin', {}, join(homedir(), 'Library/Caches/codelens')],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/codelens'],
    ['win32', {}, join(homedir(), 'AppData/Local/codelens')],
  ])('is the usual place on %s with %j', (platform, env, expected) => {
    expect(cacheDirectory(env, platform)).toBe(expected);
  });
});

describe('databaseName', () => {
  it('begins with the name of the project and tells projects of one name apart', () => {
    expect(databaseName('/home/me/shapes')).toMatch(/^shapes-[0-9a-f]{16}\.db$/);
    expect(databaseName('/home/me/shapes')).not.toBe(databaseName('/home/you/shapes'));
  });

  it('has no character that a file system refuses, and a bounded length', () => {
    expect(databaseName(`/a/${'Ж: *?"<>|\n'.repeat(30)}x`)).toMatch(/^[\w.-]{1,60}$/);
  });
});
