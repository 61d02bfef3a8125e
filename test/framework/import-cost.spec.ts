import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { getMetadataStorage, IsString as TheirIsString } from 'class-validator';
import { IsString } from '../../src/framework';

const DIST = join(__dirname, '../../dist');

/** The packages that are loaded when a module of dist is. */
function packagesOf(module: string): string[] {
  const program = `
    require(${JSON.stringify(join(DIST, module))});
    const names = Object.keys(require.cache).map((file) => /node_modules.((?:@[^/\\\\]+.)?[^/\\\\]+)/.exec(file)?.[1]);
    console.log(JSON.stringify([...new Set(names.filter(Boolean))]));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })) as string[];
}

describe('what is paid at every start', () => {
  it('of the framework is a few small packages', () => {
    expect(packagesOf('framework').sort()).toEqual(
      ['class-transformer', 'class-validator', 'reflect-metadata', 'tslib', 'tsyringe', 'validator'].sort(),
    );
  });

  it('of the command without a command is its parser', () => {
    const packages = packagesOf('cli/program');
    expect(packages).toContain('commander');
    expect(packages).not.toContain('better-sqlite3');
    expect(packages).not.toContain('web-tree-sitter');
    expect(packages).not.toContain('@modelcontextprotocol/sdk');
  });
});

describe('the constraints that the framework exports', () => {
  it('write to the same storage as those of class-validator itself', () => {
    class Example {
      @IsString() ours!: string;
      @TheirIsString() theirs!: string;
    }
    const written = getMetadataStorage().getTargetValidationMetadatas(Example, '', false, false);
    expect(written.map(({ propertyName, name }) => [propertyName, name])).toEqual([
      ['ours', 'isString'],
      ['theirs', 'isString'],
    ]);
  });
});
