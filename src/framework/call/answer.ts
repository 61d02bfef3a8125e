import { inspect } from 'node:util';
import type { UnknownArgs } from '../policy';

/** Keys of an answer that belong to the policy: what it reports must not be mistaken for what the tool found. */
const RESERVED = ['unknown_args', 'did_you_mean'] as const;

/** What a tool returned is not an answer: a defect of the tool. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

export interface Answer {
  readonly answer: object;
  /** Its compact JSON. */
  readonly text: string;
}

/**
 * Checks what a tool returned, and adds what the policy has to say about the arguments. The tool's object is left as
 * it is (it may be shared): with unknown arguments the answer is a shallow copy of its own fields.
 * @throws BadAnswer when it is not one JSON object, or claims a key of the policy
 */
export function toAnswer(returned: unknown, unknown?: UnknownArgs): Answer {
  if (typeof returned !== 'object' || returned === null) {
    throw new BadAnswer(`a tool must return one object, not ${inspect(returned)}`);
  }
  for (const key of RESERVED) {
    if (key in returned) throw new BadAnswer(`a tool must not return "${key}": the argument policy owns that key`);
  }
  const answer = unknown ? { ...returned, ...unknown } : returned;
  const text = JSON.stringify(answer) as string | undefined;
  if (!text?.startsWith('{')) throw new BadAnswer(`a tool must return one JSON object, not ${inspect(returned)}`);
  return { answer, text };
}
