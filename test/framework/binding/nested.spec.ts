import { InvalidParam, MissingParam } from '../../../src/framework';
import { errorOf } from './error-of';
import { bindWith, Colour, Figure, PaintTool, PreviewTool } from './sample-tools';

const paint = bindWith(PaintTool);
const preview = bindWith(PreviewTool);

describe('objects in arrays in objects in arrays', () => {
  const figures = [{ fill_colours: [{ label: 'red', weight: '3' }], border: { name: 'blue' } }];

  it('become instances of their classes, with their aliases and coercions', () => {
    const [figure] = paint({ figures }).figures as Figure[];
    expect(figure).toBeInstanceOf(Figure);
    expect(figure?.fillColours?.[0]).toBeInstanceOf(Colour);
    expect(figure).toEqual({ fillColours: [{ name: 'red', weight: 3 }], border: { name: 'blue' } });
  });

  it('may be JSON text on every floor, on a strict tool too', () => {
    const text = JSON.stringify([
      JSON.stringify({ fill_colours: JSON.stringify(figures[0]!.fill_colours), border: '{"name":"blue"}' }),
    ]);
    expect(paint({ figures: text })).toEqual(paint({ figures }));
  });

  it('are not made of JSON text within JSON text', () => {
    expect(() => paint({ figures: JSON.stringify(JSON.stringify(figures)) })).toThrow(
      'figures: must be an array, got ',
    );
  });

  it('name their unknown keys by path, each near to a name of its own object', () => {
    const wrong = [{ fill_colours: [{ name: 'red' }, { name: 'blue', wieght: 1 }], border: { name: 'a', shaed: 1 } }];
    expect(errorOf(() => paint({ figures: wrong })).toWire()).toEqual({
      type: 'MissingParam',
      message: 'unknown arg: figures[0].border.shaed',
      unknown_args: ['figures[0].border.shaed', 'figures[0].fill_colours[1].wieght'],
      did_you_mean: { 'figures[0].border.shaed': 'shade', 'figures[0].fill_colours[1].wieght': 'weight' },
      known_args: ['label', 'name', 'shade', 'weight'],
      nothing_changed: true,
    });
  });

  it('are asked for unknown keys together with the top level', () => {
    expect(errorOf(() => paint({ zebra: 1, scael: 2, figures: [{ scael: 3 }] })).fields).toEqual({
      unknown_args: ['figures[0].scael', 'scael', 'zebra'],
      did_you_mean: { scael: 'scale' },
      known_args: ['border', 'extra', 'figures', 'fill_colours', 'options', 'scale', 'shapes'],
      nothing_changed: true,
    });
  });

  it.each(['__proto__', 'constructor', 'toString', '', '_dry_run', 'a.b', 'x[0].y'])(
    'refuse the key "%s" where it stands in a strict call',
    (key) => {
      const args = JSON.parse(`{"figures":[{"border":{"name":"a","${key}":{"polluted":true}}}]}`) as unknown;
      expect(errorOf(() => paint(args)).message).toBe(`unknown arg: figures[0].border.${key}`);
      expect(preview(args)).toEqual({ figures: [{ border: { name: 'a' } }] });
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  it('say which of their arguments are missing, and which names they know', () => {
    const error = errorOf(() => paint({ figures: [{ border: {} }] }));
    expect(error).toBeInstanceOf(MissingParam);
    expect(error.message).toBe('missing required arg: figures[0].border.name');
    expect(error.fields).toMatchObject({
      missing_args: ['figures[0].border.name'],
      known_args: ['label', 'name', 'shade', 'weight'],
    });
  });

  it('take null for not given, and an empty text only on a lenient tool', () => {
    const empty = (value: unknown) => ({ figures: [{ border: { name: 'a', weight: value } }] });
    expect(paint(empty(null))).toEqual({ figures: [{ border: { name: 'a' } }] });
    expect(preview(empty(''))).toEqual({ figures: [{ border: { name: 'a' } }] });
    expect(() => paint(empty(''))).toThrow('figures[0].border.weight: must be an integer, got ""');
  });

  it('take an enum in another case only on a lenient tool', () => {
    const dark = { figures: [{ border: { name: 'a', shade: 'DARK' } }] };
    expect(preview(dark)).toEqual({ figures: [{ border: { name: 'a', shade: 'Dark' } }] });
    expect(() => paint(dark)).toThrow('figures[0].border.shade: must be one of: Dark, light, got "DARK"');
  });

  it('let the canonical name win on a lenient tool, and must not contradict themselves on a strict one', () => {
    const twice = { figures: [{ border: { label: 'b', name: 'a' } }] };
    expect(preview(twice)).toEqual({ figures: [{ border: { name: 'a' } }] });
    expect(errorOf(() => paint(twice)).message).toBe(
      'figures[0].border.label: must not contradict figures[0].border.name: both name one argument, got "b"',
    );
  });

  it('do not ask a rule about the whole while elements are wrong', () => {
    const fill = (...colours: object[]) => ({ figures: [{ fill_colours: colours }] });
    expect(errorOf(() => paint(fill({ weight: 1 }, { weight: 2 }))).message).toBe(
      'missing required arg: figures[0].fill_colours[0].name, figures[0].fill_colours[1].name',
    );
    expect(errorOf(() => paint(fill({ name: 1 }, { name: 'a' }))).message).toMatch(
      /^figures\[0\].fill_colours\[0\].name: must be a string/,
    );
    expect(errorOf(() => paint(fill({ name: 'a' }, { name: 'A' }))).message).toMatch(
      /^figures\[0\].fill_colours: must be an array, no element twice, got /,
    );
  });
});

describe('two names for one argument with objects', () => {
  it('say the same when they are equal once coerced and without null', () => {
    const figures = [{ border: { name: 'a', weight: 1 } }];
    const shapes = JSON.stringify([{ border: { label: 'a', weight: '1', shade: null } }]);
    expect(paint({ figures, shapes })).toEqual({ figures });
    expect(paint({ options: { a: 1, b: [2] }, extra: '{"b":[2],"a":1}' })).toEqual({ options: { a: 1, b: [2] } });
  });

  it('contradict each other when they are nested too deeply to be compared', () => {
    const deep = () => JSON.parse('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)) as unknown;
    expect(paint({ options: deep() })).toHaveProperty('options');
    const error = errorOf(() => paint({ options: deep(), extra: deep() }));
    expect(error).toBeInstanceOf(InvalidParam);
    expect(error.message).toBe(
      'extra: must not contradict options: both name one argument, got an object that JSON cannot show',
    );
  });

  it('are both shown wrong when neither fits', () => {
    expect(errorOf(() => paint({ options: 'x', extra: 'y' })).message).toMatch(/^extra: must not contradict options/);
    expect(errorOf(() => paint({ options: 'x', extra: 'x' })).message).toBe('options: must be an object, got "x"');
  });
});
