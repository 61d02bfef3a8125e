import { injectable } from 'tsyringe';
import { writeToolMetadata, type ToolOptions } from '../metadata';
import type { ToolClass } from '../tool';

/** Marks a class as a tool that changes something: strict, an unknown argument is refused before any side effect. */
export function MutationTool(options: ToolOptions) {
  return (target: ToolClass): void => {
    injectable()(target);
    writeToolMetadata(target, { ...options, kind: 'mutation' });
  };
}
