import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);
const zip = promisify(gzip);

const COMPRESSED = /\.(?:js|css|json|svg)$/;

/** The file that a compressed variant stands beside; null for a name that is no variant. */
export function originalOf(name: string): string | null {
  return /\.(?:br|gz)$/.test(name) ? name.slice(0, -3) : null;
}

/** True when the variant unpacks to exactly the file; never unpacks more than the file has bytes. */
export async function isVariantOf(name: string, variant: Buffer, original: Buffer): Promise<boolean> {
  const options = { maxOutputLength: Math.max(1, original.length) };
  try {
    const unpacked = await (name.endsWith('.br') ? unbrotli(variant, options) : ungzip(variant, options));
    return unpacked.equals(original);
  } catch {
    // Damaged, or longer than the file: either way it is not the file.
    return false;
  }
}

/** Bytes on the wire: those of the gzip variant, or what gzip would make of the file. */
export async function wireSizeOf(
  name: string,
  content: Buffer,
  variant: Buffer | undefined,
): Promise<number> {
  if (variant !== undefined) return Math.min(variant.length, content.length);
  if (!COMPRESSED.test(name)) return content.length;
  const packed = await zip(content, { level: constants.Z_BEST_COMPRESSION });
  return Math.min(packed.length, content.length);
}
