import type { Constructor } from '../tool';

/** The class and its bases, the most basic first. */
export function lineage(target: Constructor): Constructor[] {
  const classes: Constructor[] = [];
  for (let next: unknown = target; typeof next === 'function' && next !== Function.prototype;) {
    classes.unshift(next as Constructor);
    next = Object.getPrototypeOf(next);
  }
  return classes;
}
