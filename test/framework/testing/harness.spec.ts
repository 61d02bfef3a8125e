import { container, injectable } from 'tsyringe';
import { Arg, IsInt, NotFound, ReadOnlyTool, Tool } from '../../../src/framework';
import { createToolHarness, fuzzArguments } from '../../../src/framework/testing';
import { ToolRegistry } from '../../../src/framework';

@injectable()
class Counter {
  calls = 0;
}

const instances: Tool[] = [];

@ReadOnlyTool({ name: 'count', description: 'Counts.', examples: [{}] })
class CountTool extends Tool<{ calls: number; step: number }> {
  @Arg({ aliases: ['by'], description: 'How much to add' }) @IsInt() step = 1;

  constructor(private readonly counter: Counter) {
    super();
  }

  execute(): { calls: number; step: number } {
    instances.push(this);
    if (this.step < 0) throw new NotFound('no way back');
    this.counter.calls += this.step;
    return { calls: this.counter.calls, step: this.step };
  }
}

let opened = 0;
let closed = 0;

describe('createToolHarness', () => {
  const tool = createToolHarness(CountTool, {
    services: () => {
      opened++;
      const child = container.createChildContainer();
      child.registerInstance(Counter, new Counter());
      return {
        container: child,
        close: () => {
          closed++;
        },
      };
    },
  });

  it('runs the whole path: aliases, coercion, unknown arguments, errors', async () => {
    expect(await tool.call({ by: '2', banana: 1 })).toEqual({ calls: 2, step: 2, unknown_args: ['banana'] });
    await expect(tool.call({ step: 'x' })).rejects.toMatchObject({ type: 'InvalidParam' });
    await expect(tool.call({ step: -1 })).rejects.toThrow(new NotFound('no way back'));
  });

  it('keeps its services between calls, and makes a tool for each', async () => {
    const { calls } = await tool.call();
    expect(calls).toBe(3);
    expect(opened).toBe(1);
    expect(new Set(instances).size).toBe(instances.length);
  });

  it('hands in a signal that may be aborted already', async () => {
    await expect(tool.call({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ type: 'Cancelled' });
  });
});

describe('a harness after its suite', () => {
  it('has closed its services', () => {
    expect(closed).toBe(1);
  });
});

describe('fuzzArguments', () => {
  const [definition] = ToolRegistry.from([CountTool]).definitions;

  it('makes the same arguments of the same seed, and others of another', () => {
    const first = fuzzArguments(definition!, 7, 50);
    expect(first).toHaveLength(50);
    expect(fuzzArguments(definition!, 7, 50)).toEqual(first);
    expect(fuzzArguments(definition!, 8, 50)).not.toEqual(first);
  });

  it('uses names, aliases, hostile keys and values of every kind', () => {
    const many = fuzzArguments(definition!, 1, 2_000);
    const keys = new Set(many.flatMap((args) => Object.keys(args)));
    expect([...keys]).toEqual(expect.arrayContaining(['step', 'by', '__proto__', 'constructor', '']));
    const kinds = new Set(many.map(({ step }) => typeof step));
    expect([...kinds]).toEqual(expect.arrayContaining(['number', 'string', 'undefined', 'object']));
  });
});
