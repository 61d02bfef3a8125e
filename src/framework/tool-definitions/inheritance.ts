import { readOwnArgMetadata, type ArgMetadata } from '../metadata';
import type { Constructor } from '../tool';
import { LostConstraints, LostDefault, UndecoratedBase } from './errors';
import { constructOnce } from './defaults';
import { ownConstraintNames } from './written-constraints';

/** The class and its bases, the most basic first. */
export function lineage(target: Constructor): Constructor[] {
  const classes: Constructor[] = [];
  for (let next: unknown = target; typeof next === 'function' && next !== Function.prototype;) {
    classes.unshift(next as Constructor);
    next = Object.getPrototypeOf(next);
  }
  return classes;
}

/** The `@Arg` fields of a class and its bases, the base's first; what a subclass redeclares keeps the base's place. */
export function inheritedArgs(target: Constructor): ArgMetadata[] {
  const args = new Map<string, ArgMetadata>();
  for (const { prototype } of lineage(target)) {
    for (const arg of readOwnArgMetadata(prototype as object)) args.set(arg.field, arg);
  }
  return [...args.values()];
}

/**
 * class-validator drops what a base puts on a field once a subclass decorates it again.
 * @throws LostConstraints, LostDefault
 */
export function checkRedeclarations(target: Constructor): void {
  const classes = lineage(target);
  for (const [index, base] of classes.entries()) {
    for (const { field } of readOwnArgMetadata(base.prototype as object)) {
      const redeclaring = classes.slice(index + 1).filter((derived) => redeclares(derived, field));
      for (const derived of redeclaring) checkRedeclaration(base, derived, field);
    }
  }
}

function redeclares(derived: Constructor, field: string): boolean {
  const args = readOwnArgMetadata(derived.prototype as object);
  return args.some((arg) => arg.field === field) || ownConstraintNames(derived, field).length > 0;
}

function checkRedeclaration(base: Constructor, derived: Constructor, field: string): void {
  const own = ownConstraintNames(derived, field);
  const lost = ownConstraintNames(base, field).filter((name) => !own.includes(name));
  if (own.length > 0 && lost.length > 0) throw new LostConstraints(derived, field, base, lost);
  const hadDefault = constructOnce(base)[field] !== undefined;
  if (hadDefault && constructOnce(derived)[field] === undefined) throw new LostDefault(derived, field, base);
}

/** @throws UndecoratedBase when the constructor is inherited from a class whose parameters are not known */
export function checkInheritedConstructor(target: Constructor): void {
  if (Reflect.hasOwnMetadata('design:paramtypes', target) || target.length > 0) return;
  const base = lineage(target)
    .reverse()
    .find((ancestor) => ancestor.length > 0);
  if (base && Reflect.getMetadata('design:paramtypes', target) === undefined) throw new UndecoratedBase(target, base);
}
