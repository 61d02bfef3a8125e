#!/usr/bin/env node
import { CommanderError } from 'commander';
import { EngineError } from '../engine/errors';
import { InvalidSetting } from '../framework/policy/invalid-setting';
import { buildProgram } from './program';
import { UsageError } from './usage-error';

const EXIT_USAGE = 2;

async function main(argv: readonly string[]): Promise<void> {
  try {
    await buildProgram().parseAsync(argv);
  } catch (error) {
    process.exitCode = report(error);
  }
}

/** @returns the exit code */
function report(error: unknown): number {
  // Commander has written its own line already; its --help and --version end with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_USAGE;
  if (error instanceof UsageError || error instanceof EngineError || error instanceof InvalidSetting) {
    process.stderr.write(`codelens: ${error.message}\n`);
    return EXIT_USAGE;
  }
  process.stderr.write(
    `codelens: a defect of CodeLens, please report it: ${String((error as Error).stack ?? error)}\n`,
  );
  return 70; // EX_SOFTWARE of sysexits.h
}

void main(process.argv);
