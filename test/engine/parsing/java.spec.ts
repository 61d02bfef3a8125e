import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `package shapes;

import java.util.List;

/** A shape. */
@Sealed
public abstract class Shape<T> implements Comparable<Shape<T>> {
  public static final double UNIT = 1.0, HALF = 0.5;
  private final String name;
  int x, y;

  /** Makes one. */
  protected Shape(String name) {
    this.name = name;
  }

  @Override
  @Deprecated(since = "2")
  public int compareTo(Shape<T> other) {
    Runnable task = new Runnable() {
      public void run() {}
    };
    return 0;
  }

  abstract double area();

  enum Color {
    RED,
    GREEN { int code() { return 1; } };

    int code() { return 0; }
  }

  interface Visitor {
    int LIMIT = 3;
    void visit(Shape<?> shape);
  }

  record Point(int left, int top) {
    Point {}
  }

  @interface Sealed {
    String value() default "";
  }
}
`;

describe('Java', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has types of each kind with their members, those of anonymous classes too', async () => {
    expect(outline(await extractor.extract('java', SHAPES))).toEqual([
      'class Shape 6-47',
      '  constant UNIT 8-8',
      '  constant HALF 8-8',
      '  property name 9-9',
      '  property x 10-10',
      '  property y 10-10',
      '  constructor Shape 13-15',
      '  method compareTo 17-24',
      '    method run 21-21',
      '  method area 26-26',
      '  enum Color 28-33',
      '    enum_member RED 29-29',
      '    enum_member GREEN 30-30',
      '      method code 30-30',
      '    method code 32-32',
      '  interface Visitor 35-38',
      '    constant LIMIT 36-36',
      '    method visit 37-37',
      '  class Point 40-42',
      '    property left 40-40',
      '    property top 40-40',
      '    constructor Point 41-41',
      '  interface Sealed 44-46',
      '    method value 45-45',
    ]);
  });

  it('has signatures without annotations', async () => {
    const { symbols } = await extractor.extract('java', SHAPES);
    expect(symbols[0]).toMatchObject({
      signature: 'public abstract class Shape<T> implements Comparable<Shape<T>>',
      doc: 'A shape.',
    });
    expect(symbols.find(({ name }) => name === 'compareTo')).toMatchObject({
      signature: 'public int compareTo(Shape<T> other)',
    });
  });

  it('knows calls, types, imports and annotations', async () => {
    const text = 'import a.b.C;\nimport a.d.*;\nclass X extends Y { @Z T f = new C<T>(g(), h.i().j, K::l); }\n';
    expect(occurrenceList(await extractor.extract('java', text))).toEqual([
      ...['module a.b', 'import C', 'module a.d', 'type Y', 'call Z', 'type T', 'call C', 'type T'],
      ...['call g', 'name h', 'call i', 'member j', 'name K', 'member l'],
    ]);
  });
});
