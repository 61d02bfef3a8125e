import { container as root } from 'tsyringe';
import {
  Arg,
  DuplicateToolName,
  IsString,
  MutationTool,
  ReadOnlyTool,
  RegistrationError,
  Tool,
  ToolRegistry,
  UnresolvableDependency,
} from '../../../src/framework';

@ReadOnlyTool({ name: 'read_note', description: 'Reads a note.', examples: [{ title: 'a' }] })
class ReadNote extends Tool {
  @Arg({ description: 'Its title' })
  @IsString()
  title!: string;

  execute(): object {
    return {};
  }
}

@MutationTool({ name: 'delete_note', description: 'Deletes a note.', examples: [{}] })
class DeleteNote extends Tool {
  execute(): object {
    return {};
  }
}

@ReadOnlyTool({ name: 'read_note', description: 'Reads another note.', examples: [{}] })
class ReadOtherNote extends Tool {
  execute(): object {
    return {};
  }
}

class Clock {
  constructor(readonly zone: string) {}
}

@ReadOnlyTool({ name: 'tell_time', description: 'Tells the time.', examples: [{}] })
class TellTime extends Tool {
  constructor(readonly clock: Clock) {
    super();
  }

  execute(): object {
    return { zone: this.clock.zone };
  }
}

describe('ToolRegistry', () => {
  it('lists the definitions by name, whatever the order of the classes', () => {
    const names = (classes: Parameters<typeof ToolRegistry.from>[0]): string[] =>
      ToolRegistry.from(classes).definitions.map(({ name }) => name);
    expect(names([ReadNote, DeleteNote])).toEqual(['delete_note', 'read_note']);
    expect(names([DeleteNote, ReadNote])).toEqual(['delete_note', 'read_note']);
  });

  it('binds arguments with what was compiled for the tool', () => {
    const tool = ToolRegistry.from([ReadNote]).get('read_note');
    expect(tool?.definition.target).toBe(ReadNote);
    expect(() => tool?.bind({})).toThrow('title');
  });

  it('refuses a name that two classes claim, and names both', () => {
    const build = (): unknown => ToolRegistry.from([ReadNote, DeleteNote, ReadOtherNote]);
    expect(build).toThrow(DuplicateToolName);
    expect(build).toThrow(RegistrationError);
    expect(build).toThrow(/ReadNote and ReadOtherNote: both are named "read_note"/);
  });

  it('leaves mutation tools out of a read-only server', () => {
    const registry = ToolRegistry.from([ReadNote, DeleteNote], { readOnly: true });
    expect(registry.definitions.map(({ name }) => name)).toEqual(['read_note']);
    expect(registry.get('delete_note')).toBeUndefined();
  });

  it('finds the names that are near a name no tool has', () => {
    const registry = ToolRegistry.from([ReadNote, DeleteNote]);
    expect(registry.nearest('raed_note')[0]).toBe('read_note');
    expect(registry.nearest('deleteNote')[0]).toBe('delete_note');
    expect(registry.nearest('semantic_search')).toEqual([]);
  });

  it('knows no tool by a name that every object has', () => {
    const registry = ToolRegistry.from([ReadNote]);
    for (const name of ['constructor', '__proto__', 'toString', '']) expect(registry.get(name)).toBeUndefined();
  });
});

describe('ToolRegistry.checkDependencies', () => {
  const registry = ToolRegistry.from([ReadNote, TellTime]);

  it('accepts a container that has every service', () => {
    const container = root.createChildContainer().registerInstance(Clock, new Clock('UTC'));
    expect(() => {
      registry.checkDependencies(container);
    }).not.toThrow();
  });

  it('accepts a service that an outer container has', () => {
    const outer = root.createChildContainer().registerInstance(Clock, new Clock('UTC'));
    expect(() => {
      registry.checkDependencies(outer.createChildContainer());
    }).not.toThrow();
  });

  it('names class, parameter and type of what the container lacks', () => {
    const check = (): void => {
      registry.checkDependencies(root.createChildContainer());
    };
    expect(check).toThrow(UnresolvableDependency);
    expect(check).toThrow(/^TellTime: constructor parameter 1 \(Clock\) cannot be resolved: not registered/);
  });
});
