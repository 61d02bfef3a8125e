import { createExtractor } from '../../../src/engine/parsing';
import { extractFixture, occurrenceList, outline } from './outline';

describe('Bash', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has functions, aliases and the variables outside of functions, each where it is first assigned', async () => {
    expect(outline(await extractFixture(extractor, 'shapes-bash/draw.sh'))).toEqual([
      'constant UNIT 6-6',
      'variable SHAPES_HOME 7-7',
      'variable colors 8-11',
      'constant LIMIT 12-12',
      'variable count 13-13',
      'variable names 14-14',
      'variable STYLE 16-16',
      'variable width 21-21',
      'function draw 30-37',
      '  function color 33-33',
      'function shapes::all-of 39-41',
      'function in_subshell 43-45',
      'macro ll 47-47',
      'macro shapes! 47-47',
    ]);
    expect(outline(await extractFixture(extractor, 'shapes-bash/.bashrc'))).toEqual([
      'macro dr 1-1',
      'variable EDITOR 2-2',
    ]);
  });

  it('has signatures without bodies, and comments but for shebangs and messages to tools', async () => {
    const { symbols } = await extractFixture(extractor, 'shapes-bash/draw.sh');
    const shown = symbols.map(({ name, signature, doc, docStartLine }) => [name, signature, doc, docStartLine]);
    expect(shown).toContainEqual(['UNIT', 'readonly UNIT=1.5', 'Length of a side.', 5]);
    expect(shown).toContainEqual(['colors', 'declare -A colors', '', 0]);
    expect(shown).toContainEqual(['draw', 'draw()', 'Draws one shape.', 28]);
    expect(shown).toContainEqual(['shapes::all-of', 'function shapes::all-of', '', 0]);
    const text = '#!/bin/sh\nf() { :; }\n\n# shellcheck disable=SC2034\n# Says.\ng() { :; }\n';
    const documented = await extractor.extract('bash', text);
    expect(documented.symbols.map(({ doc, docStartLine }) => [doc, docStartLine])).toEqual([
      ...[
        ['', 0],
        ['Says.', 4],
      ],
    ]);
  });

  it('takes what is set for one command for no variable', async () => {
    expect(outline(await extractor.extract('bash', 'A=1 run\nB=2\nexport C D=3\n'))).toEqual([
      ...['variable B 2-2', 'variable D 3-3'],
    ]);
  });

  it('knows calls, functions that are arguments, variables and what is sourced', async () => {
    const text =
      '. "$HOME/a.sh"\nsource b.sh\nf() { local x=$1; g -v "${y[@]}" | h; }\ntrap f EXIT\ncat <<E\n$(k $z)\nE\n';
    expect(occurrenceList(await extractor.extract('bash', text))).toEqual([
      ...['call .', 'name HOME', 'module /a.sh', 'call source', 'module b.sh', 'name x', 'call g', 'name y', 'call h'],
      ...['call trap', 'name f', 'name EXIT', 'call cat', 'call k', 'name z'],
    ]);
  });
});
