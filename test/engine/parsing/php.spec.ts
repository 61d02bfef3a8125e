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
      '  constructor __construct 19-19',
      '  property name 19-19',
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
      '  function local 35-35',
    ]);
  });

  it('has closures by their names, variables of the file, hooked properties and what traits are asked for', async () => {
    const text = `<?php
$config = [
  'a' => 1,
];
[$first, $second] = f($config);
$config = [];
$double = fn (int $x): int => $x * 2;
class A
{
    use T, U { T::foo as bar; U::foo insteadof T; baz as protected; }
    public string $full {
        get => $this->first . ' ' . $this->last;
    }
    private ?Closure $callback = null;
    public function run(): void
    {
        $local = 1;
        $handler = static function () use ($local) { return $local; };
        $this->callback = function () {};
        new class extends B { public function go() {} };
    }
}
if (!function_exists('helper')) {
    function helper() {}
}
`;
    const extraction = await extractor.extract('php', text);
    expect(outline(extraction)).toEqual([
      'variable config 2-4',
      'variable first 5-5',
      'variable second 5-5',
      'function double 7-7',
      'class A 8-22',
      '  method bar 10-10',
      '  property full 11-13',
      '  property callback 14-14',
      '  method run 15-21',
      '    function handler 18-18',
      '    function callback 19-19',
      '    method go 20-20',
      'function helper 24-24',
    ]);
    expect(extraction.symbols.map(({ signature }) => signature)).toEqual(
      expect.arrayContaining(['$config', '$double = fn (int $x): int', 'public string $full']),
    );
  });

  it('knows calls, types, members and uses', async () => {
    const text =
      '<?php use A\\B as C; class D extends E { function f(G $h): I { j(); $h->k(); L::m(); $h->n; new O(); $h instanceof P; Q::$r(s: 1); } }';
    expect(occurrenceList(await extractor.extract('php', text))).toEqual([
      ...['module A', 'import B', 'import C', 'type E', 'type G', 'name h', 'type I', 'call j', 'name h', 'call k'],
      ...['type L', 'call m', 'name h', 'member n', 'call O', 'name h', 'type P', 'type Q', 'name r', 'member s'],
    ]);
  });
});
