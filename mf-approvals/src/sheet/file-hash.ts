/** True where the browser counts sums itself: it does so only on pages that came safely. */
export const countsHashes = (): boolean => 'subtle' in globalThis.crypto;

/** SHA-256 of the file's content, as hex. */
export async function fileHash(file: Blob): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
