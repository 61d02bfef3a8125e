import { container } from 'tsyringe';
import { ValidateBy } from 'class-validator';
import {
  Arg,
  IsInt,
  IsOptional,
  IsString,
  MutationTool,
  ReadOnlyTool,
  Tool,
  type ToolClass,
} from '../../../../src/framework';
import type { TestOptions } from '../../../../src/framework/testing';

const description = 'What it is';

class Answer {
  @IsInt() count!: number;
}

@ReadOnlyTool({ name: 'sound', description, result: Answer, examples: [{ query: 'a' }] })
class Sound extends Tool {
  @Arg({ aliases: ['q'], description }) @IsString() query!: string;

  execute(): object {
    return { count: this.query.length };
  }
}

@ReadOnlyTool({ name: 'talkative', description, result: Answer, examples: [{}] })
class Talkative extends Tool {
  execute(): object {
    return { count: 1, undeclared: true };
  }
}

@ReadOnlyTool({ name: 'unusable', description, examples: [{ level: 'high' }] })
class Unusable extends Tool {
  @Arg({ description }) @IsInt() level!: number;

  execute(): object {
    return {};
  }
}

@MutationTool({ name: 'hasty', description, examples: [{}] })
class Hasty extends Tool {
  execute(): object {
    return {};
  }
}

/** Says at least 1 in its schema, and takes nothing below 6. */
const DishonestMin = ValidateBy({
  name: 'min',
  constraints: [1],
  validator: { validate: (value) => Number(value) > 5 },
});

@ReadOnlyTool({ name: 'dishonest', description, examples: [{ level: 7 }] })
class Dishonest extends Tool {
  @Arg({ description }) @IsInt() @DishonestMin level!: number;

  execute(): object {
    return {};
  }
}

const CrashingLength = ValidateBy({
  name: 'minLength',
  constraints: [0],
  validator: {
    validate: (value) => {
      if (value === 'two words') throw new TypeError('cannot read this');
      return true;
    },
  },
});

@ReadOnlyTool({ name: 'crashing', description, examples: [{}] })
class Crashing extends Tool {
  @Arg({ description }) @IsOptional() @IsString() @CrashingLength text?: string;

  execute(): object {
    return {};
  }
}

let looks = 0;
/** Something else than the tool changes the tree at every look. */
const restless: TestOptions = {
  services: () => ({ container: container.createChildContainer(), snapshot: () => String(looks++) }),
};

export const SUBJECTS: Readonly<Record<string, readonly [ToolClass, TestOptions?]>> = {
  sound: [Sound],
  talkative: [Talkative],
  unusable: [Unusable],
  hasty: [Hasty, restless],
  dishonest: [Dishonest],
  crashing: [Crashing],
};
