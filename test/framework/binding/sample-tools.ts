import 'reflect-metadata';
import {
  Arg,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  LIMIT_ALIASES,
  Max,
  Min,
  MutationTool,
  ReadOnlyTool,
  Tool,
  ToolRegistry,
  Type,
  ValidateNested,
  type PolicySettings,
  type ToolClass,
} from '../../../src/framework';

const description = 'What it is';

/** One optional argument of each row of the coercion table, in a tool of each mode. */
abstract class EveryType extends Tool {
  @Arg({ description }) @IsOptional() @IsInt() integer?: number;
  @Arg({ description }) @IsOptional() @IsNumber() number?: number;
  @Arg({ description }) @IsOptional() @IsBoolean() boolean?: boolean;
  @Arg({ description }) @IsOptional() @IsString() string?: string;
  @Arg({ description }) @IsOptional() @IsIn(['Auto', 'exact', 'fast', 'Fast2', 'FAST2']) enum?: string;
  @Arg({ description }) @IsOptional() @IsArray() @IsInt({ each: true }) array?: number[];
  @Arg({ description }) @IsOptional() @IsObject() object?: object;

  execute(): object {
    return {};
  }
}

@ReadOnlyTool({ name: 'lenient', description, examples: [{}] })
export class LenientTool extends EveryType {}

@MutationTool({ name: 'strict', description, examples: [{}] })
export class StrictTool extends EveryType {}

@ReadOnlyTool({ name: 'search', description, examples: [{ query: 'a' }] })
export class SearchTool extends Tool {
  @Arg({ aliases: ['search_query', 'q'], description }) @IsString() query!: string;
  @Arg({ aliases: LIMIT_ALIASES, description }) @IsInt() @Min(1) @Max(200) maxResults = 20;
  @Arg({ description }) @IsOptional() @IsString() filePath?: string;

  execute(): object {
    return {};
  }
}

/** Bounded by depth and a budget: no limit, and so no alias of one. */
@ReadOnlyTool({ name: 'context', description, examples: [{ query: 'a' }] })
export class ContextTool extends Tool {
  @Arg({ description }) @IsString() query!: string;
  @Arg({ description }) @IsInt() depth = 2;

  execute(): object {
    return {};
  }
}

@ReadOnlyTool({ name: 'place', description, examples: [{ line: 1 }] })
export class PlaceTool extends Tool {
  @Arg({ description }) @IsInt() @Min(1) line!: number;

  execute(): object {
    return {};
  }
}

export class Write {
  @Arg({ aliases: ['path'], description }) @IsString() @IsNotEmpty() filePath!: string;
  @Arg({ description }) @IsString() content!: string;
  @Arg({ description }) @IsInt() @Min(0) mode = 420;
}

const WRITES = { name: 'write', description, examples: [{ writes: [] }] };

abstract class WritesFiles extends Tool {
  @Arg({ description })
  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => Write)
  writes!: Write[];

  @Arg({ aliases: ['simulate'], description }) @IsBoolean() dryRun = false;

  execute(): object {
    return {};
  }
}

@MutationTool(WRITES)
export class WriteTool extends WritesFiles {}

@ReadOnlyTool({ ...WRITES, name: 'check' })
export class CheckTool extends WritesFiles {}

export class Colour {
  @Arg({ aliases: ['label'], description }) @IsString() name!: string;
  @Arg({ description }) @IsOptional() @IsIn(['Dark', 'light']) shade?: string;
  @Arg({ description }) @IsOptional() @IsInt() weight?: number;
}

export class Figure {
  @Arg({ description: 'Colours whose names are unique' })
  @IsOptional()
  @IsArray()
  @ArrayUnique(({ name }: Colour) => name.toLowerCase())
  @ValidateNested({ each: true })
  @Type(() => Colour)
  fillColours?: Colour[];

  @Arg({ description }) @IsOptional() @ValidateNested() @Type(() => Colour) border?: Colour;
}

/** Objects in arrays in objects in arrays. */
abstract class Paints extends Tool {
  @Arg({ aliases: ['shapes'], description })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Figure)
  figures?: Figure[];

  @Arg({ aliases: ['extra'], description }) @IsOptional() @IsObject() options?: object;
  @Arg({ description }) @IsOptional() @IsInt() scale?: number;

  execute(): object {
    return {};
  }
}

@MutationTool({ name: 'paint', description, examples: [{}] })
export class PaintTool extends Paints {}

@ReadOnlyTool({ name: 'preview', description, examples: [{}] })
export class PreviewTool extends Paints {}

const SETTINGS: PolicySettings = { strictReads: false, ignoredKeys: [] };

/** The values of the fields that a call's arguments come to, and what it would say of unknown ones. */
export function bindWith(tool: ToolClass, settings: Partial<PolicySettings> = {}) {
  const registry = ToolRegistry.from([tool], { settings: { ...SETTINGS, ...settings } });
  const { bind } = registry.get(registry.definitions[0]!.name)!;
  return (args: unknown): Record<string, unknown> => {
    const { fields, values, unknown } = bind(args);
    const given = fields
      .map((field, index) => [field, values[index]] as const)
      .filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(given), ...unknown };
  };
}
