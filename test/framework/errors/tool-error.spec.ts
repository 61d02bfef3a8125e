import * as framework from '../../../src/framework';
import { Internal, InvalidParam, ToolError } from '../../../src/framework';

const TYPES = [
  ...['MissingParam', 'InvalidParam', 'NotFound', 'Ambiguous', 'Conflict', 'PathDenied'],
  ...['Unsupported', 'Timeout', 'Cancelled'],
] as const;

describe('a tool error on the wire', () => {
  it.each(TYPES)('%s has its type as a field, its message and its fields', (name) => {
    const Class = framework[name as 'NotFound'];
    const error = new Class('what was wrong', { hint: 'what to do' });
    expect(error).toBeInstanceOf(ToolError);
    expect(error.name).toBe(name);
    const wire = { type: name, message: 'what was wrong', hint: 'what to do' };
    expect(JSON.stringify(error.toWire())).toBe(JSON.stringify(wire));
  });

  it('keeps its type and message whatever its fields are called', () => {
    const error = new InvalidParam('exact', { type: 'other', message: 'other' });
    expect(error.toWire()).toEqual({ type: 'InvalidParam', message: 'exact' });
  });

  it('of what nobody expected has an id and no stack', () => {
    const error = new Internal(new Error('secret /path'));
    const wire = error.toWire();
    expect(wire).toMatchObject({ type: 'Internal', id: error.id });
    expect(JSON.stringify(wire)).not.toContain('secret');
    expect(new Internal(undefined).id).not.toBe(error.id);
  });
});
