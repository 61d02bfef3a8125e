const DATA_BITS = 7;
const DATA_MASK = 0x7f;
const MORE = 0x80;

/** Appends a number from 0 to 2³¹ − 1: seven bits a byte, the lowest first. */
export function writeVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > DATA_MASK) {
    bytes.push((rest & DATA_MASK) | MORE);
    rest >>>= DATA_BITS;
  }
  bytes.push(rest);
}

/** Reads what `writeVarint` wrote, one number after the other. */
export class VarintReader {
  private offset = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isAtEnd(): boolean {
    return this.offset >= this.bytes.length;
  }

  /** @throws RangeError beyond the end */
  next(): number {
    let value = 0;
    for (let shift = 0; ; shift += DATA_BITS) {
      const byte = this.bytes[this.offset++];
      if (byte === undefined) {
        throw new RangeError('a varint is not complete');
      }
      value |= (byte & DATA_MASK) << shift;
      if (byte < MORE) {
        return value;
      }
    }
  }
}
