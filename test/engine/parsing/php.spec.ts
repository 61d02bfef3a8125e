import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `<?php
namespace App\\Shapes;

use App\\Base;

define('UNIT', 1.5);
const SIDES = 4, CORNERS = 4;

/** A shape. */
#[Attribute]
abstract class Shape extends Base implements HasArea
{
    use Named;

    public const MAX = 10;
    protected static ?string $label = null;
    private int $x, $y;

    public function __construct(private string $name, int $plain) {}

    abstract public function area(): float;

    public static function of(string $name): static
    {
        return new static($name, 1);
    }
}

interface HasArea { public function area(): float; }
trait Named { public function name(): string { return 'n'; } }
enum Color: string { case Red = 'r'; case Green = 'g'; }

function helper(int $x): int
{
    $local = fn ($y) => $y;
    return $x;
}
?>
<p>text</p>
`;

describe('PHP', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has classes, interfaces, traits, enums, members, functions and constants', async () => {
    expect(outline(await extractor.extract('php', SHAPES))).toEqual([
      'namespace App\\Shapes 2-2',
      'constant UNIT 6-6',
      'constant SIDES 7-7',
      'constant CORNERS 7-7',
      'class Shape 10-27',
      '  constant MAX 15-15',
      '  property label 16-16',
      '  property x 17-17',
      '  property y 17-17',
      '  method __construct 19-19',
      '    property name 19-19',
      '  method area 21-21',
      '  method of 23-26',
      'interface HasArea 29-29',
      '  method area 29-29',
      'trait Named 30-30',
      '  method name 30-30',
      'enum Color 31-31',
      '  enum_member Red 31-31',
      '  enum_member Green 31-31',
      'function helper 33-37',
    ]);
  });

  it('knows calls, types, members and uses', async () => {
    const text =
      '<?php use A\\B as C; class D extends E { function f(G $h): I { j(); $h->k(); L::m(); $h->n; new O(); } }';
    expect(occurrenceList(await extractor.extract('php', text))).toEqual([
      ...['module A', 'import B', 'import C', 'type E', 'type G', 'name h', 'type I', 'call j', 'name h', 'call k'],
      ...['type L', 'call m', 'name h', 'member n', 'call O'],
    ]);
  });
});
