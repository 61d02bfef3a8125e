import { container as rootContainer } from 'tsyringe';
import { callTool, type ToolLog } from '../call';
import type { Tool, ToolClass } from '../tool';
import { ToolRegistry } from '../registry';
import type { TestOptions, TestServices } from './services';

type AnswerOf<Subject extends ToolClass> = InstanceType<Subject> extends Tool<infer Answer> ? Answer : object;

export interface ToolHarness<Answer extends object> {
  /**
   * One call through the whole path: registry, policy, binding, tool.
   * @param args anything that could stand in a call
   * @throws the ToolError of a call that failed
   */
  call(args?: unknown, options?: { readonly signal?: AbortSignal }): Promise<Answer>;
  /** Closes the services; done by itself after a jest suite. */
  close(): Promise<void>;
}

const silent = (): void => undefined;
export const SILENT_LOG: ToolLog = { debug: silent, info: silent, warn: silent, error: silent };

/** Runs one tool class without a transport. Its services are made at the first call. */
export function createToolHarness<Subject extends ToolClass>(
  subject: Subject,
  options: TestOptions = {},
): ToolHarness<AnswerOf<Subject>> {
  const registry = ToolRegistry.from([subject]);
  const name = registry.definitions[0]!.name;
  let opened: Promise<TestServices> | undefined;

  const open = async (): Promise<TestServices> => {
    const services = (await options.services?.()) ?? { container: rootContainer.createChildContainer() };
    registry.checkDependencies(services.container);
    return services;
  };
  const harness: ToolHarness<AnswerOf<Subject>> = {
    async call(args, { signal = new AbortController().signal } = {}) {
      const { container } = await (opened ??= open());
      const outcome = await callTool(registry, name, args, {
        container,
        signal,
        log: SILENT_LOG,
        errors: options.errors,
      });
      if (!outcome.ok) throw outcome.error;
      return outcome.answer as AnswerOf<Subject>;
    },
    async close() {
      const services = await opened;
      opened = undefined;
      await services?.close?.();
    },
  };
  if (typeof afterAll === 'function') afterAll(() => harness.close());
  return harness;
}
