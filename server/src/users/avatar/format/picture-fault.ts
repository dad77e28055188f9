/** Why the bytes are no picture that is taken: of another format, or not whole. */
export class PictureFault extends Error {
  constructor(readonly reason: 'format' | 'damaged') {
    super(reason);
  }
}

/** The part of the bytes; refuses when they end before it does. */
export function partOf(bytes: Buffer, from: number, length: number): Buffer {
  if (length < 0 || from + length > bytes.length) throw new PictureFault('damaged');
  return bytes.subarray(from, from + length);
}
