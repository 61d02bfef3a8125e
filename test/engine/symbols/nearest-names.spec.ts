import { lengthsNear, nearestNames } from '../../../src/engine/symbols/nearest-names';

describe('nearestNames', () => {
  it.each([
    ['Shpe', 'Shape'],
    ['Shapee', 'Shape'],
    ['Sahpe', 'Shape'],
    ['Shbpe', 'Shape'],
    ['shape', 'Shape'],
    ['findSymbl', 'findSymbol'],
    ['find_symbol', 'findSymbol'],
  ])('takes %s for %s', (name, meant) => {
    expect(nearestNames(name, ['Other', meant, 'constructor'], 5)).toEqual([meant]);
  });

  it('puts the nearest first, then in the order of names, and no more than asked for', () => {
    expect(nearestNames('register', ['registers', 'registered', 'Register', 'registeh', 'unregister'], 4)).toEqual([
      'Register',
      'registeh',
      'registers',
      'registered',
    ]);
  });

  it('finds nothing near a name of one or two letters', () => {
    expect(nearestNames('ab', ['ac', 'b', 'abc'], 5)).toEqual([]);
  });

  it('finds nothing where too much differs', () => {
    expect(nearestNames('shape', ['square', 'sh', 'landscape'], 5)).toEqual([]);
  });
});

describe('lengthsNear', () => {
  it('bounds how long a near name can be', () => {
    expect(lengthsNear('ab')).toEqual({ shortest: 2, longest: 2 });
    expect(lengthsNear('shape')).toEqual({ shortest: 4, longest: 6 });
    expect(lengthsNear('registerEverything')).toEqual({ shortest: 15, longest: 21 });
  });
});
