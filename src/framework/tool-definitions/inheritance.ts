import { readOwnArgMetadata, type ArgMetadata } from '../metadata';
import type { Constructor } from '../tool';
import { LostConstraints, LostDefault, UndecoratedBase } from './errors';
import { constructOnce, type InitialValues } from './initial-values';
import { lineage } from './lineage';
import { ownConstraints } from './written-constraints';

/** The `@Arg` fields of a class and its bases, the base's first; what a subclass redeclares keeps the base's place. */
export function inheritedArgs(target: Constructor): ArgMetadata[] {
  const args = new Map<string, ArgMetadata>();
  for (const declaring of lineage(target)) {
    for (const arg of ownArgs(declaring)) args.set(arg.field, arg);
  }
  return [...args.values()];
}

/**
 * class-validator drops what a base puts on a field once a subclass puts something of the same sort on it. The same
 * constraint with another parameter is another decision of the author's, and taken as that.
 * @throws LostConstraints
 */
export function checkKeptConstraints(target: Constructor): void {
  const classes = lineage(target);
  for (const [index, base] of classes.entries()) {
    for (const { field } of ownArgs(base)) {
      for (const derived of classes.slice(index + 1)) checkField(base, derived, field);
    }
  }
}

function checkField(base: Constructor, derived: Constructor, field: string): void {
  const own = ownConstraints(derived, field);
  const lost = ownConstraints(base, field).filter(
    ({ name, type }) => own.some((other) => other.type === type) && !own.some((other) => other.name === name),
  );
  if (lost.length === 0) return;
  const names = lost.map(({ name }) => name);
  throw new LostConstraints(derived, field, base, names);
}

/**
 * A field that is declared again without an initialiser is set to undefined, where fields are defined as the language
 * has it (plain JavaScript, or a compiler with `useDefineForClassFields`).
 * @throws LostDefault
 */
export function checkKeptDefaults(target: Constructor, initial: InitialValues): void {
  const bases = lineage(target).slice(0, -1);
  for (const base of bases) {
    const reset = ownArgs(base).find(({ field }) => Object.hasOwn(initial, field) && initial[field] === undefined);
    if (reset && constructOnce(base)[reset.field] !== undefined) throw new LostDefault(target, reset.field, base);
  }
}

/** @throws UndecoratedBase when the constructor is inherited from a class whose parameters are not known */
export function checkInheritedConstructor(target: Constructor): void {
  const declaring = lineage(target)
    .reverse()
    .find((ancestor) => ancestor.length > 0 || Reflect.hasOwnMetadata('design:paramtypes', ancestor));
  if (!declaring || declaring === target || Reflect.hasOwnMetadata('design:paramtypes', declaring)) return;
  throw new UndecoratedBase(target, declaring);
}

function ownArgs({ prototype }: Constructor): readonly ArgMetadata[] {
  return readOwnArgMetadata(prototype as object);
}
