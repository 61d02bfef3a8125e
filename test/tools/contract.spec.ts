import { describeToolContract } from '../../src/framework/testing';
import { codeLensRegistry } from '../../src/server/registry';
import { fromEngineError } from '../../src/tools/engine-errors';
import { openFixture } from './fixture-project';

describeToolContract(codeLensRegistry(), {
  errors: fromEngineError,
  services: async () => {
    const project = await openFixture('shapes-ts');
    return { container: project.container, snapshot: () => project.bytes(), close: () => project.close() };
  },
});
