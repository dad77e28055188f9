import { partOf, PictureFault } from './picture-fault';
import type { ReadPicture } from './picture';

/** What draws the picture; frames of a moving one and notes are left out. */
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** Of the flags of an extended header: colours and transparency. */
const DRAWN_FLAGS = 0x30;
const HEADER = 12;

/** The real sides, out of the picture's own bits. */
function sizeOf(name: string, data: Buffer): { width: number; height: number } | null {
  if (name === 'VP8 ') {
    const frame = partOf(data, 3, 7);
    if (frame.readUIntBE(0, 3) !== 0x9d012a) throw new PictureFault('damaged');
    return { width: frame.readUInt16LE(3) & 0x3fff, height: frame.readUInt16LE(5) & 0x3fff };
  }
  if (name !== 'VP8L') return null;
  const head = partOf(data, 0, 5);
  if (head[0] !== 0x2f) throw new PictureFault('damaged');
  const bits = head.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** True of bytes that begin as a WebP does. */
export const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, HEADER) === 'WEBP';

/** The picture of a WebP without what only tells of it. */
export function readWebp(bytes: Buffer): ReadPicture {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new PictureFault('damaged');
  const parts: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = HEADER; at < end;) {
    const length = partOf(bytes, at + 4, 4).readUInt32LE();
    const chunk = Buffer.from(partOf(bytes, at, 8 + length));
    const name = chunk.toString('latin1', 0, 4);
    size ??= sizeOf(name, chunk.subarray(8));
    if (name === 'VP8X') chunk.writeUInt8(partOf(chunk, 8, 1).readUInt8() & DRAWN_FLAGS, 8);
    if (DRAWN.has(name)) parts.push(chunk, Buffer.alloc(length % 2));
    at += chunk.length + (length % 2);
  }
  if (size === null) throw new PictureFault('damaged');
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return { ...size, bytes: Buffer.concat([head, body]) };
}
