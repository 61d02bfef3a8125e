import { injectable } from 'tsyringe';
import { ConstructorDoesWork, ConstructorThrows, ReadOnlyTool, UndecoratedBase } from '../../../src/framework';
import { definitionOf, expectRefused, options, Silent } from './declare';

class Service {
  readonly name = 'service';
}

describe('the constructor of a tool', () => {
  const uses = (position: number): string =>
    `Example: its constructor or an initialiser uses constructor parameter ${position}; only keep services there, and use them in execute`;

  it('may keep services', () => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      readonly services: readonly object[];
      constructor(service: Service, other: Service) {
        super();
        this.services = [service, other];
      }
    }
    expect(() => definitionOf(Example)).not.toThrow();
  });

  it.each<[string, (service: Record<string, unknown>) => unknown]>([
    ['reads', (service) => service.name],
    ['sets', (service) => (service.name = 'x')],
    ['looks into', (service) => 'name' in service],
    ['lists', (service) => Reflect.ownKeys(service)],
    ['describes', (service) => Object.getOwnPropertyDescriptor(service, 'name')],
    ['deletes from', (service) => Reflect.deleteProperty(service, 'name')],
    ['defines on', (service) => Reflect.defineProperty(service, 'name', {})],
    ['asks the class of', (service) => service instanceof Service],
    ['calls', (service) => (service as unknown as () => unknown)()],
  ])('does no work: one that %s a service is refused', (_, use) => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      constructor(_kept: Service, used: Service) {
        super();
        use(used as unknown as Record<string, unknown>);
      }
    }
    expectRefused(Example, ConstructorDoesWork, uses(2));
  });

  it('does none in an initialiser either', () => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      readonly name = this.service.name;
      constructor(private readonly service: Service) {
        super();
      }
    }
    expectRefused(Example, ConstructorDoesWork, uses(1));
  });

  it('does none with a service that it could do without', () => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      readonly name: string;
      constructor(service: Service = new Service()) {
        super();
        this.name = service.name;
      }
    }
    expectRefused(Example, ConstructorDoesWork, uses(1));
  });

  it('does none where no compiler wrote its parameters down', () => {
    class Example extends Silent {
      readonly name: string;
      constructor(service: Service) {
        super();
        this.name = service.name;
      }
    }
    ReadOnlyTool(options)(Example);
    expectRefused(Example, ConstructorDoesWork, uses(1));
  });

  it.each([
    ['an error', new Error('no value'), 'no value'],
    ['anything else', 'nothing', 'nothing'],
  ])('does not throw %s', (_, thrown, shown) => {
    @ReadOnlyTool(options)
    class Example extends Silent {
      constructor() {
        super();
        throw thrown as Error;
      }
    }
    expectRefused(Example, ConstructorThrows, `Example: constructing it threw: ${shown}`);
  });
});

describe('an inherited constructor', () => {
  const undefinedServices = (base: string): string =>
    `Example: inherits the constructor of ${base}, whose parameters no decorator wrote down, so they would be undefined; give Example a constructor of its own`;

  abstract class Base extends Silent {
    constructor(readonly service: Service) {
      super();
    }
  }

  @injectable()
  class DecoratedBase extends Silent {
    constructor(readonly service: Service) {
      super();
    }
  }

  it('whose parameters nobody wrote down is refused', () => {
    @ReadOnlyTool(options)
    class Example extends Base {}
    expectRefused(Example, UndecoratedBase, undefinedServices('Base'));
  });

  it('is refused too when only the base of that is decorated', () => {
    abstract class Between extends DecoratedBase {
      constructor(
        readonly other: Service,
        service: Service,
      ) {
        super(service);
      }
    }
    @ReadOnlyTool(options)
    class Example extends Between {}
    expectRefused(Example, UndecoratedBase, undefinedServices('Between'));
  });

  it('may be that of a decorated class', () => {
    @ReadOnlyTool(options)
    class Example extends DecoratedBase {}
    expect(() => definitionOf(Example)).not.toThrow();
  });

  it('may be replaced', () => {
    @ReadOnlyTool(options)
    class Example extends Base {
      constructor() {
        super(new Service());
      }
    }
    expect(() => definitionOf(Example)).not.toThrow();
  });
});
