import { constants, isUtf8 } from 'node:buffer';
import { EngineError } from '../errors';

export interface DecodedText {
  /** Without the byte order mark. */
  readonly text: string;
  /** Whether the bytes began with a byte order mark. */
  readonly bom: boolean;
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Bytes as text, strictly: UTF-8 with an optional byte order mark, so that what is decoded encodes to the same bytes.
 * @throws EngineError `unsupported` for binary data, other encodings, and what is too long for a string
 */
export function decodeText(bytes: Buffer): DecodedText {
  if (bytes.length > constants.MAX_STRING_LENGTH) {
    throw unsupported(`too large: ${bytes.length} bytes, of at most ${constants.MAX_STRING_LENGTH}`);
  }
  if (startsWithUtf16Mark(bytes)) {
    throw unsupported('encoded as UTF-16, not UTF-8; convert it to UTF-8 first');
  }
  const nul = bytes.indexOf(0);
  if (nul >= 0) {
    throw unsupported(`binary, not text: NUL at byte ${nul}`, nul);
  }
  if (!isUtf8(bytes)) {
    const offset = firstInvalidByte(bytes);
    throw unsupported(`not valid UTF-8 at byte ${offset}; convert it to UTF-8 first`, offset);
  }
  const bom = bytes.subarray(0, BOM.length).equals(BOM);
  return { text: bytes.toString('utf8', bom ? BOM.length : 0), bom };
}

/** The inverse of `decodeText`. */
export function encodeText({ text, bom }: DecodedText): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return bom ? Buffer.concat([BOM, bytes]) : bytes;
}

function startsWithUtf16Mark(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Every invalid sequence decodes to U+FFFD: the first one that the bytes do not spell themselves is the place. */
function firstInvalidByte(bytes: Buffer): number {
  const lossy = bytes.toString('utf8');
  let offset = 0;
  let from = 0;
  for (;;) {
    const mark = lossy.indexOf('\uFFFD', from);
    offset += Buffer.byteLength(lossy.slice(from, mark));
    if (!bytes.subarray(offset, offset + 3).equals(REPLACEMENT_CHARACTER)) {
      return offset;
    }
    offset += REPLACEMENT_CHARACTER.length;
    from = mark + 1;
  }
}

const REPLACEMENT_CHARACTER = Buffer.from('\uFFFD');

function unsupported(reason: string, offset?: number): EngineError {
  return new EngineError('unsupported', reason, offset === undefined ? {} : { byte_offset: offset });
}
