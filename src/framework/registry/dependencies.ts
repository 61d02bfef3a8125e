import type { DependencyContainer, InjectionToken } from 'tsyringe';
import type { Constructor } from '../tool';
import { UnresolvableDependency } from './unresolvable-dependency';

/** What tsyringe knows about a constructor parameter: a token, or a token with more about it (`@inject`, `@injectAll`). */
type Parameter = InjectionToken | Descriptor | undefined;
interface Descriptor {
  readonly token: InjectionToken;
  readonly isOptional?: boolean;
}

/** What a compiler writes for an interface, a union or a primitive: nothing that could be constructed. */
const NOT_INJECTABLE = new Set<unknown>([Object, Function, String, Number, Boolean, Array, Promise]);

/**
 * Whether the container can supply every constructor parameter of a class. Nothing is constructed: services may be
 * expensive or have effects. So a registration is taken at its word, and what only its factory knows shows at the first call.
 * @throws UnresolvableDependency naming class, parameter and type
 */
export function checkDependencies(target: Constructor, container: DependencyContainer): void {
  const problem = findProblem(target, container, new Set());
  if (problem) throw new UnresolvableDependency(target, problem.position, problem.type, problem.reason);
}

interface Problem {
  /** 1-based. */
  readonly position: number;
  readonly type: string;
  readonly reason: string;
}

function findProblem(target: Constructor, container: DependencyContainer, seen: Set<unknown>): Problem | undefined {
  seen.add(target);
  const parameters = parametersOf(target);
  for (const [index, parameter] of parameters.entries()) {
    const reason = whyUnresolvable(parameter, container, seen);
    if (reason !== undefined) return { position: index + 1, type: nameOf(parameter), reason };
  }
  if (parameters.length >= target.length) return undefined;
  const reason = 'no decorator wrote down its type; decorate the class that declares the constructor';
  return { position: parameters.length + 1, type: 'unknown', reason };
}

function whyUnresolvable(parameter: Parameter, container: DependencyContainer, seen: Set<unknown>): string | undefined {
  const token = tokenOf(parameter);
  if (token === undefined) return 'its type does not exist at run time (`import type`, or a circular import)';
  if (container.isRegistered(token, true) || isOptional(parameter) || seen.has(token)) return undefined;
  if (typeof token === 'string' || typeof token === 'symbol') return 'the container has no registration for it';
  if (NOT_INJECTABLE.has(token)) return 'its type is not a class; name a token with @inject';
  // What `delay()` wraps is looked up when it is used: its author asked for that.
  if (typeof token !== 'function') return undefined;
  const problem = findProblem(token as Constructor, container, seen);
  return problem && `not registered, and its own parameter ${problem.position} (${problem.type}): ${problem.reason}`;
}

/** tsyringe's `@injectable` replaces each parameter that has an `@inject` by what that says, in the compiler's own list. */
function parametersOf(target: Constructor): readonly Parameter[] {
  return (Reflect.getMetadata('design:paramtypes', target) as Parameter[] | undefined) ?? [];
}

function isDescriptor(parameter: Parameter): parameter is Descriptor {
  return typeof parameter === 'object' && 'token' in parameter;
}

function tokenOf(parameter: Parameter): InjectionToken | undefined {
  return isDescriptor(parameter) ? parameter.token : parameter;
}

function isOptional(parameter: Parameter): boolean {
  return isDescriptor(parameter) && parameter.isOptional === true;
}

function nameOf(parameter: Parameter): string {
  const token = tokenOf(parameter);
  if (typeof token === 'function') return token.name;
  return typeof token === 'object' ? 'delayed' : String(token);
}
