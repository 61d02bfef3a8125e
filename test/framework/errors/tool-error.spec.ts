import * as framework from '../../../src/framework';
import { Internal, InvalidParam, ToolError } from '../../../src/framework';
import { toCallResult } from '../../../src/framework/mcp/call-result';

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

  it('takes a field named __proto__ for a field', () => {
    const fields = JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>;
    expect(JSON.stringify(new InvalidParam('exact', fields).toWire())).toBe(
      '{"type":"InvalidParam","message":"exact","__proto__":{"polluted":true}}',
    );
  });

  it('is a result with isError, whose one text is the error; there is no structured content', () => {
    const error = new InvalidParam('exact', { hint: 'what to do' });
    expect(toCallResult({ ok: false, error })).toEqual({
      content: [{ type: 'text', text: '{"error":{"type":"InvalidParam","message":"exact","hint":"what to do"}}' }],
      isError: true,
    });
  });

  it('keeps its cause for the log, and off the wire', () => {
    const cause = new Error('secret');
    const error = new InvalidParam('exact', {}, { cause });
    expect(error.cause).toBe(cause);
    expect(error.toWire()).toEqual({ type: 'InvalidParam', message: 'exact' });
  });

  it('of what nobody expected has an id and no stack', () => {
    const error = new Internal(new Error('secret /path'));
    const wire = error.toWire();
    expect(wire).toMatchObject({ type: 'Internal', id: error.id });
    expect(JSON.stringify(wire)).not.toContain('secret');
    expect(error.cause).toEqual(new Error('secret /path'));
    expect(new Internal(undefined).id).not.toBe(error.id);
  });
});
