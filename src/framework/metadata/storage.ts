import 'reflect-metadata';
import type { ArgMetadata } from './arg-metadata';
import type { ToolMetadata } from './tool-metadata';

const TOOL = Symbol('codelens:tool');
const ARGS = Symbol('codelens:args');

/** Metadata is kept per prototype: an inherited list would leak a subclass's arguments into its base. */
export function writeToolMetadata(target: object, metadata: ToolMetadata): void {
  Reflect.defineMetadata(TOOL, metadata, target);
}

/** The metadata written on this very class; a subclass of a tool is a tool only when decorated itself. */
export function readToolMetadata(target: object): ToolMetadata | undefined {
  return Reflect.getOwnMetadata(TOOL, target) as ToolMetadata | undefined;
}

export function addArgMetadata(prototype: object, metadata: ArgMetadata): void {
  Reflect.defineMetadata(ARGS, [...readOwnArgMetadata(prototype), metadata], prototype);
}

/** The arguments declared on this very prototype, in source order. */
export function readOwnArgMetadata(prototype: object): readonly ArgMetadata[] {
  return (Reflect.getOwnMetadata(ARGS, prototype) as ArgMetadata[] | undefined) ?? [];
}
