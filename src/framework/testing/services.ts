import type { DependencyContainer } from 'tsyringe';
import type { CallOptions } from '../call';

/** What a tool under test is given: a container with its services, and how to look at and end them. */
export interface TestServices {
  readonly container: DependencyContainer;
  /** Tells one state of what the tools can change from another: a hash of the tree's bytes, say. */
  readonly snapshot?: () => string;
  readonly close?: () => void | Promise<void>;
}

export interface TestOptions extends Pick<CallOptions, 'errors'> {
  /** Makes fresh services; without it the tools get an empty container. */
  readonly services?: () => TestServices | Promise<TestServices>;
}
