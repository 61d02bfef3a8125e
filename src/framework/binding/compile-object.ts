import { isHarnessKey } from '../policy';
import type { ArgumentMode, ObjectDefinition } from '../tool-definitions';
import { compileFields, readFields, type CompiledFields } from './compile-fields';
import type { Issues } from './issues';
import { assignValues } from './assign-fields';

/** A nested argument: an instance of its class, its declared fields set one by one; what is unknown is refused by path. */
export function compileObject(
  definition: ObjectDefinition,
  mode: ArgumentMode,
): (object: Record<string, unknown>, path: string, issues: Issues) => object {
  let fields: CompiledFields | undefined;
  return (object, path, issues) => {
    fields ??= compileFields(definition.args, mode, compileObject);
    if (mode === 'strict') reportUnknown(definition, object, path, issues);
    const values = readFields(fields, object, `${path}.`, issues);
    const instance = new definition.target();
    assignValues(instance, fields.names, values);
    return instance;
  };
}

function reportUnknown({ knownArgs }: ObjectDefinition, object: object, path: string, issues: Issues): void {
  for (const key of Object.keys(object)) {
    if (knownArgs.includes(key) || isHarnessKey(key, 'strict')) continue;
    issues.unknown.push(`${path}.${key}`);
    knownArgs.forEach((name) => issues.known.add(name));
  }
}
