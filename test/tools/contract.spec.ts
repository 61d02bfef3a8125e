import { describeToolContract } from '../../src/framework/testing';
import { codeLensRegistry } from '../../src/server/registry';
import { shapesTs } from './fixture-project';

describeToolContract(codeLensRegistry(), shapesTs);
