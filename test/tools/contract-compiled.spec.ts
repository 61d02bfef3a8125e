import type * as Testing from '../../src/framework/testing';
import type * as Server from '../../src/server';
import type * as EngineErrors from '../../src/tools/engine-errors';
import { openFixture } from './fixture-project';

// Decorator metadata differs between compilers: the suite runs once more, with all of it from what ships.
/* eslint-disable @typescript-eslint/no-require-imports -- dist is built, not type-checked here */
const { describeToolContract } = require('../../dist/framework/testing') as typeof Testing;
const { codeLensRegistry, openProjectScope } = require('../../dist/server') as typeof Server;
const { fromEngineError } = require('../../dist/tools/engine-errors') as typeof EngineErrors;
/* eslint-enable @typescript-eslint/no-require-imports */

describeToolContract(codeLensRegistry(), {
  errors: fromEngineError,
  services: async () => {
    const project = await openFixture('shapes-ts', openProjectScope);
    return { container: project.container, snapshot: () => project.bytes(), close: () => project.close() };
  },
});
