import { LANGUAGES } from '../../../src/engine/languages';
import { DEFINITION_ROLES } from '../../../src/engine/parsing/captures';
import { loadGrammar } from '../../../src/engine/parsing/grammar';
import { OCCURRENCE_CAPTURES } from '../../../src/engine/parsing/occurrence-captures';

const OTHER_CAPTURES = new Set([
  ...['name', 'body', 'owner', 'statement'],
  ...['wrapper', 'wrapped', 'comment', 'decorator', 'docstring'],
]);

describe.each(LANGUAGES)('the query of $id', (language) => {
  it('fits its grammar, has both kinds of patterns, and no capture without a meaning', async () => {
    const { query, firstOccurrence } = await loadGrammar(language);
    expect(firstOccurrence).toBeGreaterThan(0);
    expect(firstOccurrence).toBeLessThan(query.patternCount());
    const meaningless = query.captureNames.filter(
      (name) =>
        !name.startsWith('_') &&
        !OTHER_CAPTURES.has(name) &&
        !DEFINITION_ROLES.has(name) &&
        !OCCURRENCE_CAPTURES.has(name),
    );
    expect(meaningless).toEqual([]);
  });
});
