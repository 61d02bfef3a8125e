import { createExtractor } from '../../../src/engine/parsing';
import { occurrenceList, outline } from './outline';

const SHAPES = `#pragma once
namespace shapes {

// A shape.
template <typename T>
class Shape : public Base {
 public:
  explicit Shape(T side) : side_(side) {}
  virtual ~Shape() = default;
  virtual double area() const = 0;
  Shape& operator+=(const Shape& other);
  static const int kSides = 4;
  enum class Color { Red, Green };
  using Alias = T;

 protected:
  T& side() { return side_; }

 private:
  T side_;
  int *cache, count;
};

struct Point { int x, y; };

template <> struct Hash<Point> { int value; };

double helper(double x) {
  auto square = [](double y) { return y * y; };
  int local = 1;
  return square(x) + local;
}

bool operator==(const Point& a, const Point& b) { return a.x == b.x; }

}  // namespace shapes

class Circle {
  void draw();
};

void Circle::draw() {}
const std::string& Elsewhere::name() { return name_; }
`;

describe('C++', () => {
  const extractor = createExtractor();
  afterAll(() => extractor.close());

  it('has namespaces, classes, templates, members within and outside of their class, operators', async () => {
    expect(outline(await extractor.extract('cpp', SHAPES))).toEqual([
      'namespace shapes 2-36',
      '  class Shape 5-22',
      '    constructor Shape 8-8',
      '    method ~Shape 9-9',
      '    method area 10-10',
      '    method operator+= 11-11',
      '    property kSides 12-12',
      '    enum Color 13-13',
      '      enum_member Red 13-13',
      '      enum_member Green 13-13',
      '    type_alias Alias 14-14',
      '    method side 17-17',
      '    property side_ 20-20',
      '    property cache 21-21',
      '    property count 21-21',
      '  struct Point 24-24',
      '    property x 24-24',
      '    property y 24-24',
      '  struct Hash 26-26',
      '    property value 26-26',
      '  function helper 28-32',
      '  function operator== 34-34',
      'class Circle 38-40',
      '  method draw 39-39',
      '  method draw 42-42',
      'method name 43-43',
    ]);
  });

  it('knows calls, types and members', async () => {
    const text = 'void f(T t) { n::g(t.x); h<int>(); new S(); t->m(); u = A::b; }\n';
    expect(occurrenceList(await extractor.extract('cpp', text))).toEqual([
      ...['type T', 'name t', 'name n', 'call g', 'name t', 'member x', 'call h', 'call S', 'name t', 'call m'],
      ...['name u', 'name A', 'member b'],
    ]);
  });
});
