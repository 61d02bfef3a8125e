import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `using System.Linq;

namespace Shapes
{
    /// <summary>A shape.</summary>
    [Serializable]
    public abstract class Shape<T> : Base, IShape where T : struct
    {
        public const double Unit = 1.0;
        private readonly string name, label;
        public event EventHandler Moved;

        public Shape(string name) { this.name = name; }
        ~Shape() { }

        [Obsolete]
        public string Name { get; private set; }
        public int Sides => 4;

        public static Shape<T> operator +(Shape<T> a, Shape<T> b) => a;

        public abstract double Area();

        public double Twice()
        {
            double Double(double x) => 2 * x;
            return Double(Area());
        }
    }

    public struct Point { public int X; }
    public record Pair(int Left, int Right);
    interface IShape { double Area(); }
    enum Color { Red, Green = 2 }
    delegate void Handler(Shape<int> shape);
}
`;

describe('C#', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has namespaces, types of each kind and their members', async () => {
    expect(outline(await extractor.extract('csharp', SHAPES))).toEqual([
      'namespace Shapes 3-36',
      '  class Shape 6-29',
      '    constant Unit 9-9',
      '    property name 10-10',
      '    property label 10-10',
      '    property Moved 11-11',
      '    constructor Shape 13-13',
      '    method Shape 14-14',
      '    property Name 16-17',
      '    property Sides 18-18',
      '    method + 20-20',
      '    method Area 22-22',
      '    method Twice 24-28',
      '      function Double 26-26',
      '  struct Point 31-31',
      '    property X 31-31',
      '  class Pair 32-32',
      '  interface IShape 33-33',
      '    method Area 33-33',
      '  enum Color 34-34',
      '    enum_member Red 34-34',
      '    enum_member Green 34-34',
      '  type_alias Handler 35-35',
    ]);
  });

  it('knows calls, types, members and usings', async () => {
    const text = 'using A.B;\nclass C : D { E f = new G<H>(i(), j.K(), L.m); }\n';
    expect(occurrenceList(await extractor.extract('csharp', text))).toEqual([
      ...['module A.B', 'type D', 'type E', 'call G', 'type H', 'call i', 'name j', 'call K', 'name L', 'member m'],
    ]);
  });
});
