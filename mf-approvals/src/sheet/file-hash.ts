/** SHA-256 of the file's content, as hex; null where the browser does not count sums: on pages over plain http. */
export async function fileHash(file: Blob): Promise<string | null> {
  const content = await file.arrayBuffer();
  try {
    const sum = await crypto.subtle.digest('SHA-256', content);
    return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
