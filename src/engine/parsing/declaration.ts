import type { Definition } from './captures';

/** A definition that counts, in its place. */
export interface Declaration extends Definition {
  readonly name: string;
  /** Of a member that stands above its owner it is known only when the whole file is. */
  parent: Declaration | undefined;
}
