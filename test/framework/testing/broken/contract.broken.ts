import { describeToolContract } from '../../../../src/framework/testing';
import { SUBJECTS } from './tools';

// Not one of our own suites: contract.spec.ts runs it, to see it fail.
describeToolContract(...SUBJECTS[process.env.SUBJECT ?? '']!);
