/**
 * Most characters of compact JSON that one answer may have: hosts cut at 25,000 tokens or 50,000 characters,
 * and a cut answer is a wrong answer.
 */
export const ANSWER_BUDGET = 40_000;

/** How an answer gives way when it is too large. Counts are never cut. */
export interface DetailLadder<Found, Answer extends object> {
  /** From most to least detail; the first that fits the budget is taken. */
  readonly steps: readonly [(found: Found) => Answer, ...((found: Found) => Answer)[]];
  /**
   * Where not even the last step fits: the answer with its first `items` entries, `truncated: true` and how to get the rest.
   * The most entries that fit are taken; with 0 it must fit whatever was found.
   */
  readonly cut: (found: Found, items: number) => Answer;
  /** How many entries `cut` can choose from. */
  readonly count: (found: Found) => number;
}

/**
 * @throws RangeError when not even no entries fit: the ladder is wrong
 */
export function fit<Found, Answer extends object>(
  found: Found,
  ladder: DetailLadder<Found, Answer>,
  budget = ANSWER_BUDGET,
): Answer {
  const fits = (answer: Answer): boolean => JSON.stringify(answer).length <= budget;
  for (const step of ladder.steps) {
    const answer = step(found);
    if (fits(answer)) return answer;
  }
  let low = 0;
  let high = ladder.count(found);
  let best = ladder.cut(found, 0);
  if (!fits(best)) throw new RangeError(`an answer with no entries is larger than ${budget} characters`);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const answer = ladder.cut(found, middle);
    if (fits(answer)) {
      low = middle;
      best = answer;
    } else {
      high = middle - 1;
    }
  }
  return best;
}
