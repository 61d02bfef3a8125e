import { injectable } from 'tsyringe';
import { writeToolMetadata, type ToolOptions } from '../metadata';
import type { ToolClass } from '../tool';

/** Marks a class as a tool that changes nothing: lenient about unknown arguments, and visible about them. */
export function ReadOnlyTool(options: Omit<ToolOptions, 'destructive'>) {
  return (target: ToolClass): void => {
    injectable()(target);
    writeToolMetadata(target, { ...options, kind: 'read_only' });
  };
}
