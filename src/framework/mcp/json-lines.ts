const NEWLINE = 0x0a;

/** Cuts a stream of bytes into lines. A line may come in many chunks: they are joined once, when it is complete. */
export class JsonLines {
  private chunks: Buffer[] = [];
  private length = 0;

  /**
   * @param limit most bytes of a line that is not complete yet
   * @throws RangeError beyond it: what follows could not be told apart from it
   */
  constructor(private readonly limit: number) {}

  /** The lines that this chunk completes, without their newlines. */
  *push(chunk: Buffer): Generator<Buffer> {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield this.take(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start === chunk.length) return;
    this.chunks.push(chunk.subarray(start));
    this.length += chunk.length - start;
    if (this.length > this.limit) throw new RangeError(`a message is longer than ${this.limit} bytes`);
  }

  private take(last: Buffer): Buffer {
    if (this.chunks.length === 0) return last;
    const line = Buffer.concat([...this.chunks, last]);
    this.chunks = [];
    this.length = 0;
    return line;
  }
}
