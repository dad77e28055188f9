import { largeSizes, ZipFault, type ZipPart } from './zip-part';

const ENTRY = 0x0201_4b50;
const ENTRY_LENGTH = 46;
const END = 0x0605_4b50;
const END_LENGTH = 22;

function signatureAt(bytes: Buffer, at: number): number {
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : 0;
}

/** The archive ends with its closing record: nothing is missing and nothing was added behind it. */
function requireEnd(bytes: Buffer, from: number, count: number): void {
  for (let at = bytes.length - END_LENGTH; at >= from; at -= 1) {
    if (signatureAt(bytes, at) !== END || at + END_LENGTH + bytes.readUInt16LE(at + 20) !== bytes.length)
      continue;
    const said = bytes.readUInt16LE(at + 10);
    if (said !== count && said !== 0xffff) throw new ZipFault('damaged');
    return;
  }
  throw new ZipFault('damaged');
}

function compare(part: ZipPart, said: Pick<ZipPart, 'name' | 'packed' | 'unpacked' | 'crc'>): void {
  if (part.name !== said.name || part.packed !== said.packed) throw new ZipFault('damaged');
  if (!part.isCounted) return;
  if (part.unpacked !== said.unpacked || part.crc !== said.crc) throw new ZipFault('damaged');
}

/**
 * The directory at the end of an archive names exactly the parts that were met at their places, with the sizes and
 * the sums they really have; refuses otherwise, and when anything stands behind its end.
 */
export function compareDirectory(bytes: Buffer, parts: ReadonlyMap<number, ZipPart>): void {
  const met = new Set<number>();
  let at = 0;
  while (signatureAt(bytes, at) === ENTRY) {
    if (at + ENTRY_LENGTH > bytes.length) throw new ZipFault('damaged');
    const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    const sizes = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const [unpacked = 0, packed = 0, place = 0] = largeSizes(sizes, bytes.subarray(nameEnd, extraEnd));
    const part = parts.get(place);
    if (part === undefined || met.has(place)) throw new ZipFault('damaged');
    const name = bytes.toString('latin1', at + ENTRY_LENGTH, nameEnd);
    compare(part, { name, packed, unpacked, crc: bytes.readUInt32LE(at + 16) });
    met.add(place);
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  if (met.size !== parts.size) throw new ZipFault('damaged');
  requireEnd(bytes, at, parts.size);
}
