import type { DependencyContainer } from 'tsyringe';
import { compileArguments, type CompiledArguments } from '../binding';
import { nearestNames, policySettingsFromEnvironment, type PolicySettings } from '../policy';
import { buildToolDefinition, type ToolDefinition } from '../tool-definitions';
import type { ToolClass } from '../tool';
import { checkDependencies } from './dependencies';
import { DuplicateToolName } from './duplicate-tool-name';

export interface RegistryOptions {
  /** What the operator decided; read from the environment unless given, so that the switches work for every server. */
  readonly settings?: PolicySettings;
  /** Leaves out every tool that changes something; their declarations are checked all the same. */
  readonly readOnly?: boolean;
}

/** A tool as a call needs it. */
export interface RegisteredTool {
  readonly definition: ToolDefinition;
  /** From raw arguments to the values of the fields: policy, aliases, coercion, constraints. */
  readonly bind: CompiledArguments;
}

/** The tools of a server, built once; a call looks its tool up here. */
export class ToolRegistry {
  /** Sorted by name. */
  readonly definitions: readonly ToolDefinition[];

  private constructor(private readonly tools: ReadonlyMap<string, RegisteredTool>) {
    this.definitions = Object.freeze([...tools.values()].map(({ definition }) => definition));
  }

  /** @throws RegistrationError for a class that is declared wrong, and for a name that two classes claim */
  static from(classes: readonly ToolClass[], options: RegistryOptions = {}): ToolRegistry {
    const definitions = classes.map(buildToolDefinition).sort((a, b) => (a.name < b.name ? -1 : 1));
    definitions.forEach((definition, index) => {
      const next = definitions[index + 1];
      if (next?.name === definition.name) throw new DuplicateToolName(next.name, definition.target, next.target);
    });
    const mounted = options.readOnly ? definitions.filter(({ annotations }) => annotations.readOnlyHint) : definitions;
    const settings = options.settings ?? policySettingsFromEnvironment(process.env);
    return new ToolRegistry(
      new Map(
        mounted.map((definition) => [definition.name, { definition, bind: compileArguments(definition, settings) }]),
      ),
    );
  }

  get(name: string): RegisteredTool | undefined {
    return this.tools.get(name);
  }

  /** The names most like one that no tool has, best first; empty when none is near. */
  nearest(name: string): readonly string[] {
    return nearestNames(name, [...this.tools.keys()]);
  }

  /**
   * To be called where the tools and their container meet: a missing service is an error at start-up, not at the first call.
   * @throws UnresolvableDependency naming class, parameter and type
   */
  checkDependencies(container: DependencyContainer): void {
    for (const { target } of this.definitions) checkDependencies(target, container);
  }
}
