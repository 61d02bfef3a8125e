import { ANSWER_BUDGET, fit, type DetailLadder } from '../../../src/framework';

interface Hit {
  name: string;
  text: string;
}

const ladder: DetailLadder<Hit[], object> = {
  steps: [
    (hits) => ({ count: hits.length, hits }),
    (hits) => ({ count: hits.length, hits: hits.map(({ name }) => name) }),
  ],
  cut: (hits, items) => ({ count: hits.length, truncated: true, hits: hits.slice(0, items).map(({ name }) => name) }),
  count: (hits) => hits.length,
};
const hits = (count: number, textLength = 100): Hit[] =>
  Array.from({ length: count }, (_, index) => ({ name: `n${index}`, text: 'x'.repeat(textLength) }));
const size = (answer: object): number => JSON.stringify(answer).length;

describe('fit', () => {
  it('keeps full detail while it fits', () => {
    expect(fit(hits(2), ladder)).toEqual({ count: 2, hits: hits(2) });
  });

  it('takes the most detailed step that fits', () => {
    expect(fit(hits(3), ladder, 100)).toEqual({ count: 3, hits: ['n0', 'n1', 'n2'] });
  });

  it('takes a step that has exactly as many characters as the budget', () => {
    const full = size({ count: 1, hits: hits(1) });
    expect(fit(hits(1), ladder, full)).toEqual({ count: 1, hits: hits(1) });
    expect(fit(hits(1), ladder, full - 1)).toEqual({ count: 1, hits: ['n0'] });
  });

  it('cuts to the most entries that fit, and never the count', () => {
    const found = hits(1000);
    const answer = fit(found, ladder, 500) as { count: number; hits: string[] };
    expect(answer.count).toBe(1000);
    expect(size(answer)).toBeLessThanOrEqual(500);
    expect(size(ladder.cut(found, answer.hits.length + 1))).toBeGreaterThan(500);
  });

  it('can cut everything but the count', () => {
    const none = size(ladder.cut(hits(100), 0));
    expect(fit(hits(100), ladder, none)).toEqual({ count: 100, truncated: true, hits: [] });
  });

  it('refuses a ladder whose last rung does not fit', () => {
    expect(() => fit(hits(100), ladder, 10)).toThrow(RangeError);
  });

  it('keeps an answer under what hosts cut at when no budget is given', () => {
    expect(ANSWER_BUDGET).toBe(40_000);
    expect(size(fit(hits(50_000), ladder))).toBeLessThanOrEqual(ANSWER_BUDGET);
  });
});
