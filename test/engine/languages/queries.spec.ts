import { LANGUAGES } from '../../../src/engine/languages';
import { DEFINITION_ROLES } from '../../../src/engine/parsing/captures';
import { loadGrammar } from '../../../src/engine/parsing/grammar';

const OTHER_CAPTURES = new Set([
  ...['name', 'body', 'owner', 'statement'],
  ...['wrapper', 'wrapped', 'comment', 'decorator', 'docstring'],
]);

describe.each(LANGUAGES)('the definition query of $id', (language) => {
  it('fits its grammar and has no capture without a meaning', async () => {
    const { query } = await loadGrammar(language);
    const meaningless = query.captureNames.filter(
      (name) => !name.startsWith('_') && !OTHER_CAPTURES.has(name) && !DEFINITION_ROLES.has(name),
    );
    expect(meaningless).toEqual([]);
  });
});
