import { decodeText, encodeText } from '../../../src/engine/workspace';

function expectRefused(bytes: Buffer, message: string, byteOffset: number): void {
  expect(() => decodeText(bytes)).toThrow(
    expect.objectContaining({ code: 'unsupported', message, fields: { byte_offset: byteOffset } }) as Error,
  );
}

describe('decodeText', () => {
  it.each(['', 'plain', 'äöü 漢字 😀', 'a\r\nb\rc\n', '\uFFFD is a character too', 'inner \uFEFF mark'])(
    'decodes %j and encodes it to the same bytes',
    (text) => {
      const bytes = Buffer.from(text);
      expect(decodeText(bytes)).toEqual({ text, bom: false });
      expect(encodeText({ text, bom: false })).toEqual(bytes);
    },
  );

  it('takes one byte order mark off, knows it, and puts it back', () => {
    const bytes = Buffer.from('\uFEFF\uFEFFa');
    expect(decodeText(bytes)).toEqual({ text: '\uFEFFa', bom: true });
    expect(encodeText(decodeText(bytes))).toEqual(bytes);
    expect(decodeText(Buffer.from('\uFEFF'))).toEqual({ text: '', bom: true });
  });

  it('refuses binary data', () => {
    expectRefused(Buffer.from('ab\0cd'), 'binary, not text: NUL at byte 2', 2);
  });

  it.each<[string, Buffer, number]>([
    ['a lone continuation byte', Buffer.from([0x61, 0x80]), 1],
    ['Latin-1', Buffer.from('caf\xe9 au lait', 'latin1'), 3],
    ['a cut sequence at the end', Buffer.from([0x61, 0xe2, 0x82]), 1],
    ['an overlong form', Buffer.from([0xc0, 0xaf]), 0],
    ['a surrogate', Buffer.from([0xed, 0xa0, 0x80]), 0],
    ['beyond U+10FFFF', Buffer.from([0xf4, 0x90, 0x80, 0x80]), 0],
    ['a fault after wide characters', Buffer.concat([Buffer.from('😀\uFFFD漢'), Buffer.from([0xff])]), 10],
    ['a fault after the byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0xff]), 3],
  ])('refuses invalid UTF-8 and says where: %s', (_, bytes, offset) => {
    expectRefused(bytes, `not valid UTF-8 at byte ${offset}; convert it to UTF-8 first`, offset);
  });

  it.each([
    ['little', Buffer.from([0xff, 0xfe, 0x61, 0x00])],
    ['big', Buffer.from([0xfe, 0xff, 0x00, 0x61])],
  ])('knows UTF-16 by its mark (%s endian)', (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow('encoded as UTF-16, not UTF-8; convert it to UTF-8 first');
  });
});
