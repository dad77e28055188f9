/** A part of an archive as it was met on the way through its bytes. */
export interface ZipPart {
  /** The bytes of the name, each as one character: names are compared, never shown. */
  name: string;
  /** Bytes in the archive; null until the end of the part is found. */
  packed: number | null;
  /** Bytes after unpacking: counted, or what the archive says where only a password would tell. */
  unpacked: number;
  /** Of what it unpacks to, as far as it was counted. */
  crc: number;
  /** True when `unpacked` and `crc` were counted. */
  isCounted: boolean;
  method: number;
  /** Lies on after the content, because its sizes were not known before it. */
  hasDescriptor: boolean;
  isEncrypted: boolean;
}

/** What lists the parts of an Office document and says what each of them is; in lower case, as names are compared. */
export const PART_LIST = '[content_types].xml';

export type ZipFaultReason = 'damaged' | 'too-many-parts' | 'too-large';

/** Why an archive is not taken. */
export class ZipFault extends Error {
  constructor(
    readonly reason: ZipFaultReason,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

export const STORED = 0;
export const DEFLATED = 8;

const UNKNOWN_32 = 0xffff_ffff;
const LARGE_SIZES = 1;

/**
 * Sizes that do not fit into 32 bits stand in an extra field, in a fixed order and only those that did not fit.
 * Answers the values with these replaced.
 */
export function largeSizes(values: readonly number[], extra: Buffer): number[] {
  const field = extraField(extra, LARGE_SIZES);
  let at = 0;
  return values.map((value) => {
    if (value !== UNKNOWN_32 || field === null) return value;
    if (at + 8 > field.length) throw new ZipFault('damaged');
    const large = Number(field.readBigUInt64LE(at));
    at += 8;
    return large;
  });
}

function extraField(extra: Buffer, wanted: number): Buffer | null {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === wanted) return extra.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return null;
}

const LOCAL_LENGTH = 30;
export const LOCAL_HEADER = 0x0403_4b50;

/** The header of a part at the beginning of the bytes, and its length; null when it has not arrived whole. */
export function readLocalHeader(bytes: Buffer): { part: ZipPart; length: number } | null {
  if (bytes.length < LOCAL_LENGTH) return null;
  const nameEnd = LOCAL_LENGTH + bytes.readUInt16LE(26);
  const length = nameEnd + bytes.readUInt16LE(28);
  if (bytes.length < length) return null;
  const flags = bytes.readUInt16LE(6);
  const method = bytes.readUInt16LE(8);
  const extra = bytes.subarray(nameEnd, length);
  const [unpacked = 0, packed = 0] = largeSizes([bytes.readUInt32LE(22), bytes.readUInt32LE(18)], extra);
  const hasDescriptor = (flags & 0x8) !== 0;
  const isEncrypted = (flags & 0x1) !== 0;
  const part: ZipPart = {
    name: bytes.toString('latin1', LOCAL_LENGTH, nameEnd),
    packed: hasDescriptor && packed === 0 && method === DEFLATED ? null : packed,
    unpacked,
    crc: 0,
    isCounted: !isEncrypted && (method === STORED || method === DEFLATED),
    method,
    hasDescriptor,
    isEncrypted,
  };
  // Only inflating tells where a part of unknown length ends, and that takes a password here.
  if (part.packed === null && isEncrypted) throw new ZipFault('damaged');
  return { part, length };
}

const DESCRIPTOR = 0x0807_4b50;
/** The longest descriptor and the signature of what stands behind it. */
const DESCRIPTOR_WINDOW = 28;
const FOLLOWERS: readonly number[] = [LOCAL_HEADER, 0x0201_4b50];

/**
 * How many bytes the sizes behind a content take: with or without a signature, in 32 or 64 bits. Null when they have
 * not arrived whole; refuses when they name another size than the content had.
 */
export function descriptorLength(bytes: Buffer, packed: number): number | null {
  if (bytes.length < DESCRIPTOR_WINDOW) return null;
  const start = bytes.readUInt32LE(0) === DESCRIPTOR ? 8 : 4;
  const isSmall = bytes.readUInt32LE(start) === packed && FOLLOWERS.includes(bytes.readUInt32LE(start + 8));
  if (isSmall) return start + 8;
  const isLarge =
    Number(bytes.readBigUInt64LE(start)) === packed && FOLLOWERS.includes(bytes.readUInt32LE(start + 16));
  if (isLarge) return start + 16;
  throw new ZipFault('damaged');
}
