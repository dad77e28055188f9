import { type UnzipFileInfo, unzipSync } from 'fflate';
import { NOT_A_TEXT, UnreadableText } from './unreadable-text';

/** Bytes of a part after unpacking: a text of a thousand pages takes less. */
export const LONGEST_PART = 48 * 1024 * 1024;

/**
 * The wanted parts of an archive, unpacked. Their sizes are those declared; what unpacks to more is cut off there.
 * Refuses with `UnreadableText` what is no archive.
 */
export function archiveParts(
  bytes: Uint8Array,
  isWanted: (part: UnzipFileInfo) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: isWanted });
  } catch (error) {
    throw error instanceof UnreadableText ? error : new UnreadableText(NOT_A_TEXT);
  }
}
