import type { Constructor } from '../tool';
import { AliasCollision, DuplicateArgName, InvalidArgName, RepeatedAlias } from './errors';
import { NAME_PATTERN } from './names';
import type { ArgDefinition } from './tool-definition';

/**
 * Whether every name that a call may use means one argument.
 * @param owner what an error calls the class: the tool's name, or the class's
 * @throws InvalidArgName, DuplicateArgName, RepeatedAlias, AliasCollision
 */
export function checkNames(target: Constructor, owner: string, args: readonly ArgDefinition[]): void {
  const fieldOf = new Map<string, string>();
  for (const { field, wireName } of args) {
    if (!NAME_PATTERN.test(wireName)) throw new InvalidArgName(target, field, wireName);
    const other = fieldOf.get(wireName);
    if (other !== undefined) throw new DuplicateArgName(target, field, other, wireName);
    fieldOf.set(wireName, field);
  }
  for (const { field, aliases } of args) {
    for (const alias of aliases) {
      if (!NAME_PATTERN.test(alias)) throw new InvalidArgName(target, field, alias);
      const other = fieldOf.get(alias);
      if (other === field) throw new RepeatedAlias(target, field, alias);
      if (other !== undefined) throw new AliasCollision(target, field, alias, owner);
      fieldOf.set(alias, field);
    }
  }
}
