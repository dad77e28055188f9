import { crc32 } from 'node:zlib';
import { partOf, PictureFault } from './picture-fault';
import type { ReadPicture } from './picture';

export const PNG_SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** What draws the picture; frames of a moving one, notes and moments are left out. */
const DRAWN = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
]);

/** The picture of a PNG without what only tells of it. */
export function readPng(bytes: Buffer): ReadPicture {
  const parts: Buffer[] = [PNG_SIGNATURE];
  let size: { width: number; height: number } | null = null;
  let hasData = false;
  for (let at = PNG_SIGNATURE.length; ;) {
    const length = partOf(bytes, at, 4).readUInt32BE();
    const chunk = partOf(bytes, at, 12 + length);
    const name = chunk.toString('latin1', 4, 8);
    if (crc32(chunk.subarray(4, 8 + length)) !== chunk.readUInt32BE(8 + length)) {
      throw new PictureFault('damaged');
    }
    if (name === 'IHDR')
      size = { width: partOf(chunk, 8, 4).readUInt32BE(), height: partOf(chunk, 12, 4).readUInt32BE() };
    else if (size === null) throw new PictureFault('damaged');
    if (DRAWN.has(name)) parts.push(chunk);
    hasData ||= name === 'IDAT';
    if (name === 'IEND') {
      if (size === null || !hasData) throw new PictureFault('damaged');
      return { ...size, bytes: Buffer.concat(parts) };
    }
    at += chunk.length;
  }
}
