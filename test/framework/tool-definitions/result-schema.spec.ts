import {
  buildOutputSchema,
  checkResult,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Min,
  Type,
  ValidateNested,
} from '../../../src/framework';

describe('a result class', () => {
  class Node {
    @IsString() name!: string;
    @IsOptional() @IsArray() @ValidateNested({ each: true }) @Type(() => Node) children?: Node[];
  }
  class Result {
    @IsInt() @Min(0) count!: number;
    @IsIn(['a', 'b']) kind!: string;
    @IsOptional() @ValidateNested() @Type(() => Node) root?: Node;
  }

  it('becomes an open schema, in which a class within itself is any object', () => {
    expect(buildOutputSchema(Result)).toEqual({
      type: 'object',
      properties: {
        count: { type: 'integer' },
        kind: { type: 'string', enum: ['a', 'b'] },
        root: {
          type: 'object',
          properties: { name: { type: 'string' }, children: { type: 'array', items: { type: 'object' } } },
          required: ['name'],
        },
      },
      required: ['count', 'kind'],
    });
  });

  it('has the fields of its base too', () => {
    class Detailed extends Node {
      @IsInt() line!: number;
    }
    expect(buildOutputSchema(Detailed)).toMatchObject({ required: ['name', 'line'] });
    expect(checkResult(Detailed, { line: 1 })).toEqual(['name: missing']);
  });

  it('tells by path where an answer is not as declared', () => {
    expect(checkResult(Result, { count: 1, kind: 'a', root: { name: 'x', children: [{ name: 'y' }] } })).toEqual([]);
    const wrong = { count: 1.5, kind: 'c', root: { children: [{ name: 2, extra: 1 }] }, more: 1 };
    expect(checkResult(Result, wrong).sort()).toEqual([
      'count: must be an integer, is 1.5',
      'kind: must be one of: a, b, is "c"',
      'more: not declared by Result',
      'root.children[0].extra: not declared by Node',
      'root.children[0].name: must be a string, is 2',
      'root.name: missing',
    ]);
  });
});
