import { container as root, delay, inject, injectable } from 'tsyringe';
import { checkDependencies } from '../../../src/framework/registry/dependencies';

class Store {
  constructor(readonly file: string) {}
}

@injectable()
class Index {
  constructor(readonly store: Store) {}
}

interface Speaker {
  say(): string;
}

@injectable()
class NeedsIndex {
  constructor(readonly index: Index) {}
}

@injectable()
class NeedsToken {
  constructor(@inject('speaker') readonly speaker: Speaker) {}
}

@injectable()
class NeedsOptionalToken {
  constructor(@inject('speaker', { isOptional: true }) readonly speaker?: Speaker) {}
}

@injectable()
class NeedsInterface {
  constructor(readonly speaker: Speaker) {}
}

@injectable()
class NeedsDelayed {
  constructor(@inject(delay(() => Store)) readonly store: Store) {}
}

class Undecorated {
  constructor(readonly store: Store) {}
}

@injectable()
class Simple {
  readonly made = true;
}

@injectable()
class NeedsSimple {
  constructor(readonly simple: Simple) {}
}

describe('checkDependencies', () => {
  const container = root.createChildContainer();
  const check = (target: Parameters<typeof checkDependencies>[0], within = container) => {
    return (): void => {
      checkDependencies(target, within);
    };
  };

  it('looks into services that the container would construct itself', () => {
    expect(check(NeedsIndex)).toThrow(
      /NeedsIndex: constructor parameter 1 \(Index\).*its own parameter 1 \(Store\).*not registered/,
    );
    expect(check(NeedsIndex, root.createChildContainer().registerInstance(Store, new Store('a')))).not.toThrow();
  });

  it('accepts a class without parameters that nobody registered', () => {
    expect(check(NeedsSimple)).not.toThrow();
  });

  it('asks for a registration of a token', () => {
    expect(check(NeedsToken)).toThrow(/NeedsToken: constructor parameter 1 \(speaker\).*no registration/);
    expect(check(NeedsToken, root.createChildContainer().register('speaker', { useValue: {} }))).not.toThrow();
  });

  it('lets an optional token be absent', () => {
    expect(check(NeedsOptionalToken)).not.toThrow();
  });

  it('leaves what is delayed to the moment it is used', () => {
    expect(check(NeedsDelayed)).not.toThrow();
  });

  it('refuses a parameter whose type is not a class', () => {
    expect(check(NeedsInterface)).toThrow(/NeedsInterface: constructor parameter 1 \(Object\).*@inject/);
  });

  it('refuses a class whose constructor no decorator saw', () => {
    expect(check(Undecorated)).toThrow(/Undecorated: constructor parameter 1 \(unknown\).*decorate/);
  });

  it('constructs nothing', () => {
    let made = 0;
    const lazy = root.createChildContainer().register(Store, { useFactory: () => new Store(String(++made)) });
    check(NeedsIndex, lazy)();
    expect(made).toBe(0);
  });
});
