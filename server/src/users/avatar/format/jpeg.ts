import { partOf, PictureFault } from './picture-fault';
import type { ReadPicture } from './picture';

const START = Buffer.of(0xff, 0xd8);
const END = 0xd9;
const SCAN = 0xda;

/** Frames begin so, but for three markers among them that mean something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** What draws the picture: tables, frames, scans, and of what applications add the density and the colours. */
const isDrawn = (marker: number) => marker < 0xe0 || [0xe0, 0xe2, 0xee].includes(marker);

/** Where the entropy-coded bytes end: at the next marker that is none of theirs. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isInside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isInside) return at;
  }
  throw new PictureFault('damaged');
}

/** The picture of a JPEG without what only tells of it: where, when and with what it was taken, notes, a tail. */
export function readJpeg(bytes: Buffer): ReadPicture {
  const parts: Buffer[] = [START];
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let at = START.length; ;) {
    const [mark, marker = 0] = partOf(bytes, at, 2);
    if (mark !== 0xff || marker < 0xc0) throw new PictureFault('damaged');
    if (marker === END) {
      if (size === null || !hasScan) throw new PictureFault('damaged');
      return { ...size, bytes: Buffer.concat([...parts, Buffer.of(0xff, END)]) };
    }
    const length = partOf(bytes, at + 2, 2).readUInt16BE();
    const segment = partOf(bytes, at, 2 + length);
    if (isFrame(marker)) {
      const frame = partOf(segment, 5, 4);
      size ??= { height: frame.readUInt16BE(0), width: frame.readUInt16BE(2) };
    }
    if (isDrawn(marker)) parts.push(segment);
    at += segment.length;
    if (marker !== SCAN) continue;
    const end = endOfScan(bytes, at);
    parts.push(bytes.subarray(at, end));
    hasScan = true;
    at = end;
  }
}
