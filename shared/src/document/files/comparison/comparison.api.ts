import type { FileComparison } from '../../../contract/file/comparison';
import { http } from '../../../http/http';

/** What the earlier version has become in the later one; refuses with 415 and a sentence what gives no text. */
export async function compareFiles(
  { beforeId, afterId }: { beforeId: number; afterId: number },
  signal?: AbortSignal,
): Promise<FileComparison> {
  const url = `/api/files/${String(afterId)}/comparison`;
  return (await http.get<FileComparison>(url, { params: { with: beforeId }, timeout: 60_000, signal })).data;
}
