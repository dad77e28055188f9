import { readJpeg } from './jpeg';
import { PictureFault } from './picture-fault';
import { PNG_SIGNATURE, readPng } from './png';
import { isWebp, readWebp } from './webp';

export interface ReadPicture {
  width: number;
  height: number;
  /** Built anew of what draws the picture alone. */
  bytes: Buffer;
}

export interface Picture extends ReadPicture {
  extension: 'jpg' | 'png' | 'webp';
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
}

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/**
 * What the bytes themselves are, whatever they are called, with nothing left in them beside the picture. Throws a
 * `PictureFault` for another format and for bytes that end or break before the picture does.
 */
export function readPicture(bytes: Buffer): Picture {
  if (isJpeg(bytes)) return { extension: 'jpg', mime: 'image/jpeg', ...readJpeg(bytes) };
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) {
    return { extension: 'png', mime: 'image/png', ...readPng(bytes) };
  }
  if (isWebp(bytes)) return { extension: 'webp', mime: 'image/webp', ...readWebp(bytes) };
  throw new PictureFault('format');
}
