import { isHarnessKey } from '../policy';
import type { ArgumentMode, ObjectDefinition } from '../tool-definitions';
import { assignValues } from './assign-fields';
import { compileFields, readFields } from './compile-fields';
import type { Issues } from './issues';

/** A nested argument: an instance of its class, its declared fields set one by one; what is unknown is refused by path. */
export function compileObject(
  definition: ObjectDefinition,
  mode: ArgumentMode,
): (object: Record<string, unknown>, path: string, issues: Issues) => object {
  const fields = compileFields(definition, mode, compileObject);
  return (object, path, issues) => {
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
    issues.nestedUnknown.add(() => ({ key, path: `${path}.${key}`, knownArgs }));
  }
}
