import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `// Package shapes draws.
package shapes

import (
	"fmt"
	m "math"
)

const Unit = 1.5

const (
	Red, Green = iota, iota + 1
	Blue       = 7
)

var _ Shape = (*Circle)(nil)
var Default, other Shape

// Shape is what has an area.
type Shape interface {
	Area() float64
	fmt.Stringer
}

type (
	// Circle is round.
	Circle struct {
		Point
		*Style
		X, Y   float64
		radius float64
	}
	Alias = Circle
	Pair[K comparable] struct{ key K }
	Handler func(Shape) error
)

// Area of the circle.
func (c *Circle) Area() float64 { return m.Pi * c.radius * c.radius }

func (p Pair[K]) Key() K { return p.key }

func (e Elsewhere) Run() {}

func NewCircle(radius float64) *Circle {
	type local struct{ n int }
	square := func(x float64) float64 { return x }
	return &Circle{radius: square(radius)}
}

func assembly(x int) int
`;

describe('Go', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has its types, members, methods of types above, functions, constants and variables', async () => {
    expect(outline(await extractor.extract('go', SHAPES))).toEqual([
      'constant Unit 9-9',
      'constant Red 12-12',
      'constant Green 12-12',
      'constant Blue 13-13',
      'variable Default 17-17',
      'variable other 17-17',
      'interface Shape 20-23',
      '  method Area 21-21',
      'struct Circle 27-32',
      '  property Point 28-28',
      '  property Style 29-29',
      '  property X 30-30',
      '  property Y 30-30',
      '  property radius 31-31',
      'type_alias Alias 33-33',
      'struct Pair 34-34',
      '  property key 34-34',
      'type_alias Handler 35-35',
      '  method Area 39-39',
      '  method Key 41-41',
      'method Run 43-43',
      'function NewCircle 45-49',
      '  struct local 46-46',
      '    property n 46-46',
      'function assembly 51-51',
    ]);
  });

  it('has signatures without bodies, and comments for documentation', async () => {
    const { symbols } = await extractor.extract('go', SHAPES);
    const area = symbols.find(({ name, kind, startLine }) => name === 'Area' && kind === 'method' && startLine === 39);
    expect(area).toMatchObject({ signature: 'func (c *Circle) Area() float64', doc: 'Area of the circle.' });
    expect(symbols.find(({ name }) => name === 'Shape')).toMatchObject({
      signature: 'type Shape interface',
      doc: 'Shape is what has an area.',
      docStartLine: 19,
    });
  });

  it('knows calls, types, members and imports', async () => {
    const text = 'package p\nimport f "fmt"\nfunc g(t T) { f.Println(t.x, h(), n.S{}) }\n';
    expect(occurrenceList(await extractor.extract('go', text))).toEqual([
      ...['name p', 'import f', 'module fmt', 'name t', 'type T', 'name f', 'call Println'],
      ...['name t', 'member x', 'call h', 'name n', 'call S'],
    ]);
  });
});
