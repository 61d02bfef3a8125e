/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** The decorators' metadata must come out of jest's transform as it comes out of tsc. */
const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

const config: Config = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  setupFiles: ['reflect-metadata'],
  // Real processes and indexes: a crowded machine takes several times as long as a quiet one.
  testTimeout: 30_000,
  transform: { '^.+\\.ts$': ['@swc/jest', swcOptions] },
  modulePathIgnorePatterns: ['<rootDir>/test/fixtures', '<rootDir>/dist'],
};

export default config;
