import { randomUUID } from 'node:crypto';
import {
  Arg,
  ArrayNotEmpty,
  Equals,
  InvalidDefault,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  SharedDefault,
  Type,
  ValidateNested,
  VaryingDefault,
} from '../../../src/framework';
import { about, definitionOf, description, expectRefused, toolWith, toolWithDefault } from './declare';

class Edit {
  @Arg({ description }) @IsInt() @Min(1) startLine!: number;
  @Arg({ description }) @IsOptional() @IsString() text?: string;
}

const each = { each: true };
const edits = [about, ValidateNested(each), Type(() => Edit)];

describe('a default', () => {
  it('makes an argument optional, and so does @IsOptional', () => {
    expect(definitionOf(toolWith('value', about, IsInt())).args[0]).toMatchObject({ required: true });
    expect(definitionOf(toolWith('value', about, IsOptional(), IsInt())).args[0]).toMatchObject({ required: false });
    expect(definitionOf(toolWithDefault('value', () => 0, about, IsInt())).args[0]).toMatchObject({
      required: false,
      defaultValue: 0,
    });
  });

  it.each<[unknown, ...PropertyDecorator[]]>([
    [1, about, IsInt(), Min(1)],
    [0.5, about, IsNumber()],
    ['', about, IsString()],
    [false, Arg({ description, type: 'boolean' })],
    ['b', about, IsIn(['a', 'b'])],
    [[], about, IsArray(), IsString(each)],
    [['a'], about, IsArray(), IsString(each), MaxLength(1, each)],
    [{ any: 1 }, about, IsObject()],
    [[{ startLine: 1 }, { startLine: 2, text: 'x' }], ...edits],
  ])('may be %j', (value, ...decorators) => {
    const tool = toolWithDefault('value', () => structuredClone(value), ...decorators);
    expect(definitionOf(tool).args[0]?.defaultValue).toEqual(value);
  });

  it.each<[string, string, unknown, ...PropertyDecorator[]]>([
    ['0', 'at least 1', 0, about, IsInt(), Min(1)],
    ['"x"', 'an integer', 'x', about, IsInt()],
    ['1.5', 'an integer', 1.5, about, IsInt()],
    ['9007199254740992', 'an integer', 2 ** 53, about, IsInt()],
    ['NaN', 'a number', NaN, about, IsNumber()],
    ['Infinity', 'a number', Infinity, about, IsNumber()],
    ['7', 'a string', 7, about, IsString()],
    ['null', 'a string', null, about, IsString()],
    ['"no"', 'true or false', 'no', Arg({ description, type: 'boolean' })],
    ['"c"', 'one of: a, b', 'c', about, IsIn(['a', 'b'])],
    ['"no"', 'one of: yes', 'no', about, Equals('yes')],
    ['"a"', 'an array', 'a', about, IsString(each)],
    ['[]', 'not empty', [], about, IsString(each), ArrayNotEmpty()],
    ['[1]', 'an object', [1], about, IsObject()],
    ['"abc"', 'at most 2 characters long', 'abc', about, IsString(), MaxLength(2)],
  ])('is not %s where the argument must be %s', (shown, allowed, value, ...decorators) => {
    expectRefused(
      toolWithDefault('value', () => value, ...decorators),
      InvalidDefault,
      `Example.value: the default ${shown} must be ${allowed}`,
    );
  });

  it.each<[string, string, unknown, ...PropertyDecorator[]]>([
    ['value[1]', '1 must be a string', ['a', 1], about, IsString(each)],
    ['value', '"bc" must be at most 1 characters long', ['a', 'bc'], about, IsString(each), MaxLength(1, each)],
    ['value[0].startLine', '0 must be at least 1', [{ startLine: 0 }], ...edits],
    ['value[0].startLine', 'undefined must be an integer', [{}], ...edits],
    ['value[0].text', '1 must be a string', [{ startLine: 1, text: 1 }], ...edits],
    ['value[0]', 'null must be an object', [null], ...edits],
  ])('is looked into: %s, %s', (path, problem, value, ...decorators) => {
    expectRefused(
      toolWithDefault('value', () => value, ...decorators),
      InvalidDefault,
      `Example.${path}: the default ${problem}`,
    );
  });

  it('is not shared by calls, unless it is frozen', () => {
    const shared = ['a'];
    const decorators = [about, IsArray(), IsString(each)];
    expectRefused(
      toolWithDefault('value', () => shared, ...decorators),
      SharedDefault,
      'Example.value: its default is one object that all calls share; write it where the field is, or freeze it',
    );
    const frozen = Object.freeze(['a']);
    expect(definitionOf(toolWithDefault('value', () => frozen, ...decorators)).args[0]?.defaultValue).toBe(frozen);
  });

  it.each<[string, () => unknown, ...PropertyDecorator[]]>([
    ['a value', randomUUID, about, IsString()],
    ['what an array holds', () => [randomUUID()], about, IsString(each)],
  ])('is a constant: %s must not vary', (_, initialise, ...decorators) => {
    expectRefused(
      toolWithDefault('value', initialise, ...decorators),
      VaryingDefault,
      'Example.value: its default is another one each time; make the argument optional, and work the value out in execute',
    );
  });
});
