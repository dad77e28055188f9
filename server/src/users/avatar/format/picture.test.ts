import { aPng, JPEG, pngChunk, WEBP } from '../a-picture';
import { readPicture } from './picture';

const NOTE = Buffer.from('GPS 55.7558 37.6173');

/** A segment of a JPEG right after its start. */
function withSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([JPEG.subarray(0, 2), head, data, JPEG.subarray(2)]);
}

function withChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([WEBP, head, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** The WebP under an extended header that says whatever it likes. */
function extended(flags: number): Buffer {
  const header = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  header.writeUInt8(flags, 8);
  const whole = Buffer.concat([WEBP.subarray(0, 12), header, WEBP.subarray(12)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

describe('a picture', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', aPng(64)],
    ['image/webp', WEBP],
  ])('is told by its own bytes and kept as it is: %s', (mime, bytes) => {
    expect(readPicture(bytes)).toMatchObject({ mime, width: 64, height: 64, bytes });
  });

  it('has the sides its own bits say, each of them', () => {
    expect(readPicture(aPng(40, 90))).toMatchObject({ width: 40, height: 90 });
    expect(readPicture(extended(0))).toMatchObject({ width: 64, height: 64 });
  });

  it.each([
    ['a JPEG where it was taken', withSegment(0xe1, NOTE), JPEG],
    ['a JPEG a comment', withSegment(0xfe, NOTE), JPEG],
    ['a PNG where it was taken', aPng(64, 64, [pngChunk('eXIf', NOTE)]), aPng(64)],
    ['a PNG a note', aPng(64, 64, [pngChunk('tEXt', NOTE)]), aPng(64)],
    ['a PNG the frames of a moving one', aPng(64, 64, [pngChunk('fdAT', NOTE)]), aPng(64)],
    ['a WebP where it was taken', withChunk('EXIF', NOTE), WEBP],
    ['a WebP the frames of a moving one', withChunk('ANMF', NOTE), WEBP],
    ['a JPEG a tail', Buffer.concat([JPEG, Buffer.from('<script>')]), JPEG],
    ['a PNG a tail', Buffer.concat([aPng(64), Buffer.from('<script>')]), aPng(64)],
    ['a WebP a tail', Buffer.concat([WEBP, Buffer.from('<script>')]), WEBP],
    ['a WebP the word that it moves', extended(0x0e), extended(0)],
  ])('loses what is no picture: %s', (_, given, left) => {
    expect(readPicture(given).bytes.equals(left)).toBe(true);
  });

  it.each([
    ['GIF', Buffer.from('GIF89a')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic')],
    ['PDF', Buffer.from('%PDF-1.7')],
  ])('is not taken in another format: %s', (_, bytes) => {
    expect(() => readPicture(bytes)).toThrow('format');
  });

  it.each([
    ['JPEG', JPEG],
    ['PNG', aPng(64)],
    ['WebP', WEBP],
  ])('is not taken when it breaks off, wherever that is: %s', (_, bytes) => {
    for (let end = 12; end < bytes.length; end += 1) {
      expect(() => readPicture(bytes.subarray(0, end))).toThrow('damaged');
    }
  });

  it('is not taken when a part of it was changed, or has none that draws', () => {
    const changed = aPng(64);
    changed.writeUInt8(0xff, 20);
    expect(() => readPicture(changed)).toThrow('damaged');
    const [head, end] = [aPng(64).subarray(0, 33), pngChunk('IEND', Buffer.of())];
    expect(() => readPicture(Buffer.concat([head, end]))).toThrow('damaged');
    expect(() =>
      readPicture(Buffer.concat([JPEG.subarray(0, 2), Buffer.of(0xff, 0xd9, 0xff, 0xff)])),
    ).toThrow('damaged');
  });
});
